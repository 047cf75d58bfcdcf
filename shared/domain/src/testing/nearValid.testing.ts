import fc from 'fast-check';

/** What a differential test asks at least. */
export const DIFFERENTIAL = { numRuns: 100_000 };

/**
 * Texts around valid ones: most have none, one or two characters removed,
 * replaced, put in, doubled or exchanged. `validFrom` makes a valid text of any
 * whole number, `alphabet` holds what is put in.
 */
export function nearValid(
  validFrom: (seed: number) => string,
  alphabet: readonly string[],
): fc.Arbitrary<string> {
  const change = fc.tuple(fc.nat(7), fc.nat(40), fc.nat(alphabet.length - 1));
  return fc
    .tuple(fc.nat(0x7fffffff), change, change)
    .map(([seed, one, other]) =>
      [one, other].reduce(
        (text, [kind, at, letter]) => mutated(text, kind, at, alphabet[letter] ?? ''),
        validFrom(seed),
      ),
    );
}

function mutated(text: string, kind: number, place: number, letter: string): string {
  const at = place % (text.length + 1);
  const [before, character, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
  if (kind === 0) return before + after;
  if (kind === 1) return before + letter + after;
  if (kind === 2) return before + letter + character + after;
  if (kind === 3) return before + character + character + after;
  if (kind === 4) return before + after.charAt(0) + character + after.slice(1);
  return text;
}

/** A difference between the specification's rule and a library that is known and wanted. */
export interface KnownDifference {
  readonly name: string;
  readonly holds: (text: string) => boolean;
}

/**
 * Compares two judges. They may only differ where a named difference says so,
 * and every named difference must have been met.
 */
export function expectSameJudgement(
  texts: fc.Arbitrary<string>,
  judges: { ours: (text: string) => boolean; theirs: (text: string) => boolean },
  known: { onlyOurs: readonly KnownDifference[]; onlyTheirs: readonly KnownDifference[] },
): void {
  const met = new Set<string>();
  const agreed = { yes: 0, no: 0 };
  fc.assert(
    fc.property(texts, (text) => {
      const [ours, theirs] = [judges.ours(text), judges.theirs(text)];
      if (ours === theirs) {
        agreed[ours ? 'yes' : 'no'] += 1;
        return true;
      }
      const why = (ours ? known.onlyOurs : known.onlyTheirs).filter(({ holds }) => holds(text));
      for (const { name } of why) met.add(name);
      return why.length > 0;
    }),
    DIFFERENTIAL,
  );
  const unmet = [...known.onlyOurs, ...known.onlyTheirs].filter(({ name }) => !met.has(name));
  if (unmet.length > 0) throw new Error(`Never met: ${unmet.map(({ name }) => name).join(', ')}`);
  // A generator that misses one side would compare nothing.
  if (agreed.yes < 1000 || agreed.no < 1000)
    throw new Error(`Too one-sided: ${JSON.stringify(agreed)}`);
}
