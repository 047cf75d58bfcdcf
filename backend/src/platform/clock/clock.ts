import type { Database } from '../database/database.ts';

/** The one source of the time in the backend. */
export interface Clock {
  now(): Date;
  /** Reads the shift that another process may have set. Does nothing in production. */
  refresh(): Promise<void>;
  /** Makes `now()` answer `instant` and go on from there. Refused in production. */
  moveTo(instant: Date): Promise<void>;
  advance(seconds: number): Promise<void>;
  reset(): Promise<void>;
}

/**
 * The clock of the machine; when `adjustable`, shifted by the milliseconds in the table `clock_shift`,
 * so that every process on one database agrees on the time.
 */
export function createClock(database: Database, adjustable: boolean): Clock {
  let shift = 0;
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
    now: () => new Date(Date.now() + shift),
    refresh: async () => {
      if (!adjustable) return;
      const found = await database
        .selectFrom('clockShift')
        .select('milliseconds')
        .where('id', '=', 1)
        .executeTakeFirst();
      shift = Number(found?.milliseconds ?? 0);
    },
    moveTo: (instant) => set(instant.getTime() - Date.now()),
    advance: (seconds) => set(shift + seconds * 1000),
    reset: () => set(0),
  };
}
