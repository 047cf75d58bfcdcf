import type { Database } from '../../platform/database/database.ts';
import { execute, selectRow } from '../../platform/database/sql.ts';

/** How a provider takes bookings. */
export interface ScheduleSettings {
  slotStepMinutes: number;
  parallelBookings: number;
  noticeMinutes: number;
  horizonDays: number;
  cancelNoticeMinutes: number;
  /** Days after the booking until which it can be paid. */
  paymentDays: number;
}

interface SettingsRow {
  slot_step_minutes: number;
  parallel_bookings: number;
  notice_minutes: number;
  horizon_days: number;
  cancel_notice_minutes: number;
  payment_days: number;
}

export const defaultSettings: ScheduleSettings = {
  slotStepMinutes: 30,
  parallelBookings: 1,
  noticeMinutes: 60,
  horizonDays: 120,
  cancelNoticeMinutes: 120,
  paymentDays: 2,
};

export async function loadSettings(
  database: Database,
  companyId: string,
): Promise<ScheduleSettings> {
  const row = await selectRow<SettingsRow>(
    database,
    'select * from schedule_settings where company_id = $1',
    [companyId],
  );
  if (row === undefined) return defaultSettings;
  return {
    slotStepMinutes: row.slot_step_minutes,
    parallelBookings: row.parallel_bookings,
    noticeMinutes: row.notice_minutes,
    horizonDays: row.horizon_days,
    cancelNoticeMinutes: row.cancel_notice_minutes,
    paymentDays: row.payment_days,
  };
}

/** Sets all of a provider's settings at once. */
export async function saveSettings(
  database: Database,
  companyId: string,
  settings: ScheduleSettings,
): Promise<void> {
  await execute(
    database,
    `insert into schedule_settings (company_id, slot_step_minutes, parallel_bookings, notice_minutes,
       horizon_days, cancel_notice_minutes, payment_days)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (company_id) do update set
       slot_step_minutes = excluded.slot_step_minutes, parallel_bookings = excluded.parallel_bookings,
       notice_minutes = excluded.notice_minutes, horizon_days = excluded.horizon_days,
       cancel_notice_minutes = excluded.cancel_notice_minutes, payment_days = excluded.payment_days`,
    [
      companyId,
      settings.slotStepMinutes,
      settings.parallelBookings,
      settings.noticeMinutes,
      settings.horizonDays,
      settings.cancelNoticeMinutes,
      settings.paymentDays,
    ],
  );
}
