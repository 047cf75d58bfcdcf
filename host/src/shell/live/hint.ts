import * as v from 'valibot';

/** That something of a kind changed at the server; without a subject anything of that kind may have. */
export interface Hint {
  kind: string;
  subject?: string | undefined;
}

const dataSchema = v.object({ subject: v.optional(v.string()) });

/** The kinds of this release (LIVE-03); a server may know more. */
const KINDS = ['notification', 'service', 'payment', 'budget', 'counters', 'waiting'];

/** What says that everything may have changed. */
export const EVERYTHING: readonly Hint[] = KINDS.map((kind) => ({ kind }));

/** The hints in an event of the stream: `reset` is everything. @throws Error for what is no hint */
export function hintsIn(name: string, data: string): readonly Hint[] {
  if (name === 'reset') return EVERYTHING;
  return [{ kind: name, ...v.parse(dataSchema, JSON.parse(data)) }];
}
