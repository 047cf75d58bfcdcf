import { DISTRICTS, type District } from './districts.ts';

/** Other words for the autonomous regions: their capitals, which districts were named after until 1976. */
const REGIONS: readonly (readonly [word: string, district: District])[] = [
  ['Ponta Delgada', 'Açores'],
  ['Angra do Heroísmo', 'Açores'],
  ['Horta', 'Açores'],
  ['Região Autónoma dos Açores', 'Açores'],
  ['Funchal', 'Madeira'],
  ['Região Autónoma da Madeira', 'Madeira'],
];

/** The district that a provider names in its own way, with or without accents; null for none that is known (SET-08). */
export function districtOf(named: string | null | undefined): District | null {
  const plain = withoutAccents(named ?? '').replace(/^distrito d(?:e|o|a) /, '');
  const words = [...DISTRICTS.map((district) => [district, district] as const), ...REGIONS];
  return words.find(([word]) => withoutAccents(word) === plain)?.[1] ?? null;
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();
}
