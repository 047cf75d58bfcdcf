import { REMINDER_CHANNELS, type ReminderChannel } from '@portal/api/provider/reminders';
import { ArrowDown } from '@portal/ui/icons/arrows/ArrowDown';
import { ArrowUp } from '@portal/ui/icons/arrows/ArrowUp';
import { CheckboxField } from '@portal/ui/CheckboxField';
import { FieldError } from '@portal/ui/FieldError';
import { IconButton } from '@portal/ui/IconButton';
import { moveInOrder } from '../../draft/moveInOrder.ts';
import styles from './RulesCard.module.css';
import { texts } from './texts.ts';

const FIELD = 'reminder-channels';

/** By which channels a rule may go, the first choice first (REM-07). */
export function ChannelsField(props: {
  chosen: readonly ReminderChannel[];
  error: string | null;
  onChange: (chosen: ReminderChannel[]) => void;
}) {
  const { chosen, error, onChange } = props;
  const others = REMINDER_CHANNELS.filter((channel) => !chosen.includes(channel));
  const inOrder = (names: readonly string[]) =>
    names.flatMap((name) => chosen.find((channel) => channel === name) ?? []);
  return (
    <fieldset>
      <legend>{texts.channels}</legend>
      {[...chosen, ...others].map((channel) => {
        const name = texts.channelNames[channel];
        const place = chosen.indexOf(channel);
        const move = (by: number) => onChange(inOrder(moveInOrder(chosen, channel, by)));
        return (
          <div key={channel} className={styles.channel}>
            <CheckboxField
              checked={place >= 0}
              onChange={(on) =>
                onChange(on ? [...chosen, channel] : chosen.filter((one) => one !== channel))
              }
            >
              {name}
            </CheckboxField>
            {place >= 0 && (
              <span>
                <IconButton
                  label={texts.up(name)}
                  icon={<ArrowUp />}
                  disabled={place === 0}
                  onClick={() => move(-1)}
                />
                <IconButton
                  label={texts.down(name)}
                  icon={<ArrowDown />}
                  disabled={place === chosen.length - 1}
                  onClick={() => move(1)}
                />
              </span>
            )}
          </div>
        );
      })}
      {error !== null && <FieldError field={FIELD}>{error}</FieldError>}
    </fieldset>
  );
}
