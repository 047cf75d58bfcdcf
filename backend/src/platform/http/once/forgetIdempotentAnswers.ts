import type { Backend } from '../../backend.ts';

const keptMilliseconds = 30 * 86_400_000;
/** Answers about budgets, and to statements of withdrawal, name people: no longer than a call is tried again (C-319). */
const keptWithNamesMilliseconds = 86_400_000;

/** Forgets answers older than a month, those with names than a day: whoever calls again then, calls anew. */
export async function forgetIdempotentAnswers({
  database,
  clock,
}: Pick<Backend, 'database' | 'clock'>) {
  const before = (kept: number) => new Date(clock.now().getTime() - kept);
  await database
    .deleteFrom('idempotencyKeys')
    .where((where) =>
      where.or([
        where('createdAt', '<', before(keptMilliseconds)),
        where.and([
          where('createdAt', '<', before(keptWithNamesMilliseconds)),
          where.or([where('scope', 'like', 'budget/%'), where('scope', 'like', 'withdrawal/%')]),
        ]),
      ]),
    )
    .execute();
}
