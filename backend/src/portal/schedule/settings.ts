import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';

const columns = [
  'slotStepMinutes',
  'parallelBookings',
  'noticeMinutes',
  'horizonDays',
  'cancelNoticeMinutes',
  // Null as for cancelling.
  'moveNoticeMinutes',
  'maxMoves',
  'confirmMovesByHand',
  // Days after the booking until which it can be paid.
  'paymentDays',
] as const;

/** How a provider takes bookings. */
export type ScheduleSettings = Pick<
  Selectable<Schema['scheduleSettings']>,
  (typeof columns)[number]
>;

export const defaultSettings: ScheduleSettings = {
  slotStepMinutes: 30,
  parallelBookings: 1,
  noticeMinutes: 60,
  horizonDays: 120,
  cancelNoticeMinutes: 120,
  moveNoticeMinutes: null,
  maxMoves: 2,
  confirmMovesByHand: false,
  paymentDays: 2,
};

export async function loadSettings(
  database: Database,
  companyId: string,
): Promise<ScheduleSettings> {
  const settings = await database
    .selectFrom('scheduleSettings')
    .select(columns)
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return settings ?? defaultSettings;
}

/** Sets all of a provider's settings at once. */
export async function saveSettings(
  database: Database,
  companyId: string,
  settings: ScheduleSettings,
): Promise<void> {
  await database
    .insertInto('scheduleSettings')
    .values({ companyId, ...settings })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet(settings))
    .execute();
}
