import { ApiError } from '@portal/api/http/apiError';
import { draftConflictSchema } from '@portal/api/setup/draft';
import * as v from 'valibot';
import type { Refusal, SavingFailure } from './draftState.ts';
import { refusalOf } from './refusalOf.ts';

/** Why a value was not kept: somebody else wrote another one, it is wrong, or nobody could look at it. */
export type RefusedSave =
  | { kind: 'conflict'; revision: number; theirs: unknown }
  | { kind: 'refusal'; refusal: Refusal }
  | { kind: 'failure'; failure: SavingFailure };

/** Statuses of which nothing is known but that the server does not do it now. */
const AWAY = [404, 408, 425, 429];

/** What an answer to one value says. @throws what is no answer */
export function refusedSave(error: unknown): RefusedSave {
  if (!(error instanceof ApiError)) throw error;
  const failed = (failure: SavingFailure) => ({ kind: 'failure', failure }) as const;
  const conflict = v.safeParse(draftConflictSchema, error.payload);
  if (error.status === 409 && conflict.success) {
    const { revision, fields } = conflict.output;
    return { kind: 'conflict', revision, theirs: fields[0]?.theirs };
  }
  if (error.isOffline) return failed('offline');
  if (error.status === 401) return failed('ended');
  if (error.status === 403 && error.envelope.code === 'SUSPENDED') return failed('suspended');
  // An answer that cannot be read says nothing of the value either.
  if (error.status < 400 || error.status >= 500 || AWAY.includes(error.status))
    return failed('away');
  return { kind: 'refusal', refusal: refusalOf(error) };
}
