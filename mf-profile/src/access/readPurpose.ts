import * as v from 'valibot';

const stateSchema = v.object({ purpose: v.string() });

/** What an account is wanted for, as the shell left it in the history entry on the way out of a lite visit; else null. */
export function readPurpose(state: unknown): string | null {
  const parsed = v.safeParse(stateSchema, state);
  return parsed.success ? parsed.output.purpose : null;
}
