import { ApiError } from '@portal/api/http/apiError';
import { noteChangedSchema } from '@portal/api/work/createServicesApi';
import * as v from 'valibot';
import { texts } from './texts.ts';

/** What a try that failed means for its entry. */
export type Failure =
  /** Nothing answered, or the session is over: nothing else goes either. */
  | { kind: 'no-network' }
  /** The server could not, or not yet: other subjects go on. */
  | { kind: 'later' }
  /** Refused for good, in the server's words; `other` is the note that was saved elsewhere (OFF-06, OFF-08). */
  | { kind: 'refused'; reason: string; other: string | null };

const TOO_MANY = 429;

export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'later' };
  const { status } = error;
  if (status === 0 || status === 401) return { kind: 'no-network' };
  if (status >= 500 || status === TOO_MANY || status < 300) return { kind: 'later' };
  const changed = v.safeParse(noteChangedSchema, error.payload);
  return {
    kind: 'refused',
    reason: error.serverMessage ?? texts.refused,
    other: changed.success ? changed.output.note : null,
  };
}
