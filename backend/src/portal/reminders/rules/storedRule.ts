import type { ReminderChannel, ReminderRule } from '@portal/api/provider/reminders';
import type { Selectable } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

type Row = Selectable<Schema['reminderRules']>;

/** A rule of a provider, as it is planned by. */
export interface StoredRule extends Pick<Row, 'id' | 'event' | 'leadMinutes' | 'active'> {
  /** Of `work.state`: the stage that a work comes to. */
  bars: number | null;
  channels: ReminderChannel[];
  text: string;
}

const isChannel = (text: string): text is ReminderChannel =>
  text === 'push' || text === 'email' || text === 'sms';

/** Channels as the database has them. */
export const channelsOf = (names: readonly string[]): ReminderChannel[] => names.filter(isChannel);

export function storedRule({ bars, channels, words, ...row }: Row): StoredRule {
  const { id, event, leadMinutes, active } = row;
  return {
    ...{ id, event, leadMinutes, active },
    bars: bars === null ? null : Number(bars),
    channels: channelsOf(channels),
    text: words,
  };
}

const isStage = (bars: number): bars is 1 | 2 | 2.5 | 3 | 4 | 5 =>
  [1, 2, 2.5, 3, 4, 5].includes(bars);

/** A rule on the wire (REM-01). */
export function ruleOnWire({ event, bars, leadMinutes, ...rule }: StoredRule): ReminderRule {
  const { id, channels, text, active } = rule;
  const shared = { id, lead_minutes: leadMinutes, channels, text, active };
  if (event !== 'work.state') return { event, ...shared };
  if (bars === null || !isStage(bars)) throw new Error(`The rule ${id} has no stage.`);
  return { event, bars, ...shared };
}
