import type { ReminderChannel } from '@portal/api/provider/reminders';

/** Why a channel is passed over. */
export type SkipReason =
  | 'NO_DEVICE'
  | 'NO_CONTACT'
  | 'OFF'
  | 'STOPPED'
  | 'CEILING'
  | 'LIMIT'
  | 'FAILED';

export interface Skip {
  channel: ReminderChannel;
  reason: SkipReason;
}

/** What is known of a channel: why it cannot be used, or undefined. */
export type Obstacles = Readonly<Record<ReminderChannel, SkipReason | undefined>>;

/**
 * The first channel of a rule that the customer has and allows (REM-07), and those that are passed over.
 * @param failed channels that were tried and did not bring the message
 */
export function chooseChannel(
  channels: readonly ReminderChannel[],
  obstacles: Obstacles,
  failed: readonly ReminderChannel[],
): { channel: ReminderChannel | undefined; skips: Skip[] } {
  const skips: Skip[] = [];
  for (const channel of channels) {
    const reason = failed.includes(channel) ? 'FAILED' : obstacles[channel];
    if (reason === undefined) return { channel, skips };
    skips.push({ channel, reason });
  }
  return { channel: undefined, skips };
}
