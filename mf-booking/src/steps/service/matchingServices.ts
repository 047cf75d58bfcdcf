interface Named {
  readonly id: string;
  readonly name: string;
}

/** From so many services on there is a field to search them. */
export const SEARCH_FROM = 10;

/** Lower case without accents: who types `revisao` finds `Revisão`. */
function comparable(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('pt-PT');
}

/** The services whose name holds every word that was typed, and the chosen ones, which never vanish. */
export function matchingServices<S extends Named>(
  services: readonly S[],
  typed: string,
  chosen: readonly Named[],
): S[] {
  const words = comparable(typed).split(/\s+/).filter(Boolean);
  return services.filter(
    ({ id, name }) =>
      chosen.some((service) => service.id === id) ||
      words.every((word) => comparable(name).includes(word)),
  );
}
