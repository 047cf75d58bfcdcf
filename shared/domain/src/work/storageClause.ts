/** What a provider asks for what is not collected (LAW-13). */
export interface StorageFee {
  /** How long after the notice that it is ready it may stay for nothing. */
  hours: number;
  euros_per_day: number;
  /** Whether VAT is in the price, or comes on top. */
  vat: 'included' | 'plus';
}

const trades: Readonly<Record<string, readonly [item: string, work: string, fee: string]>> = {
  auto: ['A viatura deve ser levantada', 'da reparação', 'o parqueamento'],
  tech: ['O equipamento deve ser levantado', 'da reparação', 'o armazenamento'],
};
const otherTrade = ['O que entregou deve ser levantado', 'do serviço', 'o armazenamento'] as const;

function inEuros(euros: number): string {
  const digits = Number.isInteger(euros) ? String(euros) : euros.toFixed(2).replace('.', ',');
  return `${digits} ${euros === 1 ? 'euro' : 'euros'}`;
}

/** The clause about collecting in the terms of a provider; null without a setting (LEG-04, LEG-05, LAW-13). */
export function storageClause(vertical: string, fee: StorageFee | null): string | null {
  if (fee === null) return null;
  const [item, work, name] = trades[vertical.toLowerCase()] ?? otherTrade;
  const vat = fee.vat === 'plus' ? ' mais IVA' : '';
  return [
    `${item} no prazo de ${fee.hours} horas após a conclusão ${work}.`,
    fee.euros_per_day > 0 &&
      `Depois desse prazo, é devido ${name} de ${inEuros(fee.euros_per_day)}${vat} por dia.`,
    'O prazo conta-se a partir do aviso.',
  ]
    .filter(Boolean)
    .join(' ');
}
