import type { AnsweredRequest } from '../http/log/requestLog.ts';
import type { Access, Operations } from '../routes/operation.ts';

/** Who called has shown a session, or a link, by then. */
const KNOWN: readonly Access[] = ['customer', 'lite'];
/** What is about how somebody comes in. */
const SECRET = /\/(?:codes?|links?|login|passkeys?|password|validate)(?:\/|$)/;

/** Whether it is told how long a route took: only of what a known customer reads (C-622). */
export function isTimed(operation: string, operations: Operations): boolean {
  const access = operations[operation]?.access;
  return (
    operation.startsWith('GET ') &&
    access !== undefined &&
    KNOWN.includes(access) &&
    !SECRET.test(operation)
  );
}

/**
 * What `Server-Timing` says of an answer: how long it took, and how long of that the database did with how many
 * statements. Null where nothing is said: how long a password, a code or a key is looked at is nobody's business.
 */
export function serverTiming(request: AnsweredRequest, operations: Operations): string | null {
  const { method, route, status, milliseconds, database } = request;
  if (status !== 200 || !isTimed(`${method} ${route}`, operations)) return null;
  return [
    `backend;dur=${milliseconds.toFixed(1)}`,
    `database;dur=${database.milliseconds.toFixed(1)};desc="${database.count}"`,
  ].join(', ');
}
