/** What PostgreSQL said, taken out of the wrappers around it. */
export interface DatabaseFault {
  /** SQLSTATE, for example `23505`, or a network code such as `ECONNREFUSED`. */
  code: string;
  constraint: string | undefined;
}

/** Finds the fault of PostgreSQL or of its connection in an error or its causes. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 5;
    current = current.cause, depth += 1
  ) {
    if ('code' in current && typeof current.code === 'string') {
      const constraint =
        'constraint' in current && typeof current.constraint === 'string'
          ? current.constraint
          : undefined;
      return { code: current.code, constraint };
    }
    if (
      /connection terminated|not queryable|timeout exceeded when trying to connect/i.test(
        current.message,
      )
    ) {
      return { code: 'ECONNRESET', constraint: undefined };
    }
  }
  return undefined;
}

/** True for a unique (23505) or exclusion (23P01) violation, of the named constraint when one is given. */
export function isConflict(error: unknown, constraint?: string): boolean {
  const fault = databaseFault(error);
  return (
    (fault?.code === '23505' || fault?.code === '23P01') &&
    (constraint === undefined || fault.constraint === constraint)
  );
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '53300',
  // It took too long, or waited too long for what another transaction holds.
  '57014',
  '55P03',
]);

/** True when the database could not be reached, ended the connection or was too busy, so that the same call may work soon. */
export function isUnreachable(error: unknown): boolean {
  return unreachable.has(databaseFault(error)?.code ?? '');
}

/** True for a value that no column can hold, such as text with a NUL or a date beyond the calendar (class 22). */
export function isRefusedValue(error: unknown): boolean {
  return databaseFault(error)?.code.startsWith('22') === true;
}

/** True when another transaction holds what this one does not wait for. */
export function isHeld(error: unknown): boolean {
  return databaseFault(error)?.code === '55P03';
}

/** True when PostgreSQL gave the transaction up in favour of another one (deadlock, serialisation). */
export function isRetryable(error: unknown): boolean {
  const code = databaseFault(error)?.code;
  return code === '40P01' || code === '40001';
}
