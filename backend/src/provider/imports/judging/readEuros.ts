/** Cents of an amount above nothing as people write it (`12,50 €`, `12.5`, `1.250,00`); undefined for anything else. */
export function readEuros(text: string): number | undefined {
  const plain = text.replaceAll(/[\s€]/g, '');
  const [, whole, tenths = ''] =
    /^(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:,(\d{1,2}))?$/.exec(plain) ??
    /^(\d{1,7})\.(\d{1,2})$/.exec(plain) ??
    [];
  if (whole === undefined) return undefined;
  const cents = Number(whole.replaceAll('.', '')) * 100 + Number(tenths.padEnd(2, '0'));
  return cents > 0 ? cents : undefined;
}
