import { REMINDER_EVENTS, type ReminderRule } from '@portal/api/provider/reminders';
import { DEFAULT_STATE_NAMES } from '@portal/domain/work/stateName';
import { SelectField } from '@portal/ui/SelectField';
import { texts } from './texts.ts';

type Stage = Extract<ReminderRule, { event: 'work.state' }>['bars'];
const STAGES: readonly Stage[] = [1, 2, 2.5, 3, 4, 5];

/** What a rule waits for: of a work's state also which one. */
export interface RuleOccasion {
  event: ReminderRule['event'];
  bars: Stage;
}

/** When a rule sends: its event, with the stage where it is one of a work (REM-01). */
export function EventField({
  occasion,
  onChange,
}: {
  occasion: RuleOccasion;
  onChange: (occasion: RuleOccasion) => void;
}) {
  const { event, bars } = occasion;
  return (
    <>
      <SelectField
        label={texts.event}
        value={event}
        options={REMINDER_EVENTS.map((value) => ({ value, label: texts.events[value] }))}
        onChange={(chosen) =>
          onChange({ bars, event: REMINDER_EVENTS.find((one) => one === chosen) ?? event })
        }
      />
      {event === 'work.state' && (
        <SelectField
          label={texts.stage}
          value={String(bars)}
          options={STAGES.map((stage) => ({
            value: String(stage),
            label: DEFAULT_STATE_NAMES[stage],
          }))}
          onChange={(chosen) =>
            onChange({ event, bars: STAGES.find((stage) => String(stage) === chosen) ?? bars })
          }
        />
      )}
    </>
  );
}
