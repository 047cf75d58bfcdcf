import { DISTRICTS, type District } from './districts.ts';

/** Other words for the autonomous regions: their capitals, which districts were named after until 1976. */
const REGIONS = new Map<string, District>([
  ['ponta delgada', 'Açores'],
  ['angra do heroismo', 'Açores'],
  ['horta', 'Açores'],
  ['regiao autonoma dos acores', 'Açores'],
  ['funchal', 'Madeira'],
  ['regiao autonoma da madeira', 'Madeira'],
]);

/** The district that a provider names in its own way, with or without accents; null for none that is known (SET-08). */
export function districtOf(named: string | null | undefined): District | null {
  const plain = withoutAccents(named ?? '').replace(/^distrito d(?:e|o|a) /, '');
  return (
    DISTRICTS.find((district) => withoutAccents(district) === plain) ?? REGIONS.get(plain) ?? null
  );
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();
}
