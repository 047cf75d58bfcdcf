import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** How often the machine's clock is held beside the database's, in milliseconds. */
const COMPARE_MS = 10_000;
/** Clocks that differ by less are the same, in milliseconds. */
const TOLERANCE_MS = 1000;

/** The one source of the time in the backend. */
export interface Clock {
  now(): Date;
  /** How many milliseconds the database's is taken to be ahead of the machine's; 0 while they agree. */
  skew(): number;
  /** Holds it beside the database's now and then, and reads the shift that another process may have set. */
  refresh(): Promise<void>;
  /** Makes `now()` answer `instant` and go on from there. Refused in production. */
  moveTo(instant: Date): Promise<void>;
  advance(seconds: number): Promise<void>;
  reset(): Promise<void>;
}

/**
 * The clock of the machine, or where that is wrong by more than a second the database's, so that every process on one
 * database agrees on the time (C-839); when `adjustable`, shifted by the milliseconds in the table `clock_shift`.
 * @param onSkew is told by how many milliseconds the database's is ahead whenever that has changed; 0 when they agree again
 */
export function createClock(
  database: Database,
  adjustable: boolean,
  onSkew: (milliseconds: number) => void = () => undefined,
): Clock {
  let shift = 0;
  let skew = 0;
  let comparedAt = -Infinity;
  const now = (): number => Date.now() + skew + shift;
  const compare = async (): Promise<void> => {
    const begun = performance.now();
    if (begun - comparedAt < COMPARE_MS) return;
    comparedAt = begun;
    const own = Date.now();
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(database);
    const took = performance.now() - begun;
    const ahead = (rows[0]?.at.getTime() ?? own) - (own + took / 2);
    if (Math.abs(ahead - skew) <= TOLERANCE_MS + took) return;
    skew = Math.abs(ahead) <= TOLERANCE_MS ? 0 : Math.round(ahead);
    onSkew(skew);
  };
  const set = async (milliseconds: number): Promise<void> => {
    if (!adjustable) throw new Error('The clock cannot be moved in production.');
    const rounded = Math.round(milliseconds);
    await database
      .insertInto('clockShift')
      .values({ id: 1, milliseconds: rounded })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ milliseconds: rounded }))
      .execute();
    shift = rounded;
  };
  return {
    now: () => new Date(now()),
    skew: () => skew,
    refresh: async () => {
      await compare();
      if (!adjustable) return;
      const found = await database
        .selectFrom('clockShift')
        .select('milliseconds')
        .where('id', '=', 1)
        .executeTakeFirst();
      shift = Number(found?.milliseconds ?? 0);
    },
    moveTo: (instant) => set(instant.getTime() - now() + shift),
    advance: (seconds) => set(shift + seconds * 1000),
    reset: () => set(0),
  };
}
