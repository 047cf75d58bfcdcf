import type { ScheduleSettings } from '../schedule/settings.ts';
import { BY_HAND_NOTICE_MINUTES } from './limits.ts';

/** The settings by which times to move to are looked for: none too close for the provider to be asked (RSC-08). */
export function movingSettings(settings: ScheduleSettings): ScheduleSettings {
  if (!settings.confirmMovesByHand) return settings;
  return {
    ...settings,
    noticeMinutes: Math.max(settings.noticeMinutes, BY_HAND_NOTICE_MINUTES),
  };
}
