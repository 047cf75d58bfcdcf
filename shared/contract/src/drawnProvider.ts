import type { ProviderSnapshot } from './provider/providerSnapshot.ts';

/** What a drawing says of a provider. */
export interface DrawnWords {
  name: string;
  logo: string;
}

/** What stands in a drawing where the edge puts in a provider's own: characters that nobody writes. */
export const DRAWN_WORDS: DrawnWords = { name: '\uE000name\uE001', logo: '\uE000logo\uE001' };

/**
 * The provider of what is drawn once for many providers. Whatever else is asked of it is refused: nothing in a drawing may
 * differ from one of them to the next but what is put into it later.
 */
export function drawnProvider(known: Partial<ProviderSnapshot>): ProviderSnapshot {
  return new Proxy(Object(known), {
    get(target: object, name) {
      if (!(name in target))
        throw new Error(`A drawn page cannot know the provider's ${String(name)}.`);
      const value: unknown = Reflect.get(target, name);
      return value;
    },
  });
}
