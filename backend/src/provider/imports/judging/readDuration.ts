/** Whole minutes of `60`, `60 min`, `1h`, `1h30` or `1:30`; undefined for anything else. */
export function readDuration(text: string): number | undefined {
  const plain = text.toLowerCase().replaceAll(/\s/g, '');
  const minutes = /^(\d{1,4})(?:m|min|mins|minutos|minutes)?$/.exec(plain)?.[1];
  if (minutes !== undefined) return Number(minutes);
  const [, hours, rest = '0'] = /^(\d{1,2})(?:h|:)([0-5]\d)?(?:m|min)?$/.exec(plain) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(rest);
}
