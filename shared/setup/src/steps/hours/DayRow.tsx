import type { OpeningHours } from '@portal/api/setup/setupValues';
import { FieldError } from '@portal/ui/FieldError';
import { IconButton } from '@portal/ui/IconButton';
import { Plus } from '@portal/ui/icons/controls/Plus';
import { X } from '@portal/ui/icons/controls/X';
import { Switch } from '@portal/ui/Switch';
import { texts as words } from './texts.ts';
import { TimeInput } from './TimeInput.tsx';
import styles from './week.module.css';

/** Most periods of one day. */
const MOST = 3;
const MORNING = { opens: '09:00', closes: '13:00' };
const USUAL = { opens: '09:00', closes: '18:00' };
const LATER = [USUAL, { opens: '14:00', closes: '18:00' }, { opens: '19:00', closes: '21:00' }];

/** One day of the week: open or not, and its periods. */
export function DayRow(props: {
  day: string;
  weekday: number;
  parts: readonly OpeningHours[];
  /** What is wrong with them, in words for the row. */
  problem: string | undefined;
  onWrite: (parts: OpeningHours[]) => void;
  onLeave: () => void;
  onChoose: (parts: OpeningHours[]) => void;
}) {
  const { day, weekday, parts, problem, onWrite, onLeave, onChoose } = props;
  const write = (place: number, part: Partial<OpeningHours>) =>
    onWrite(parts.map((old, index) => (index === place ? { ...old, ...part } : old)));
  const add = () => {
    // A day that is open all day is divided by lunch.
    const first = parts.length === 1 && parts[0]?.closes === USUAL.closes;
    const before = first ? [{ ...MORNING, weekday }] : parts;
    onChoose([...before, { ...(LATER[parts.length] ?? USUAL), weekday }]);
  };
  return (
    <li className={styles.day}>
      <Switch
        checked={parts.length > 0}
        onChange={(open) => onChoose(open ? [{ ...USUAL, weekday }] : [])}
      >
        {day}
      </Switch>
      <div className={styles.parts}>
        {parts.length === 0 && <span className={styles.closed}>{words.closed}</span>}
        {parts.map((part, index) => (
          <div className={styles.part} key={index}>
            <span>{words.from}</span>
            <TimeInput
              label={words.opens(day, index + 1)}
              value={part.opens}
              onChange={(opens) => write(index, { opens })}
              onLeave={onLeave}
            />
            <span>{words.to}</span>
            <TimeInput
              label={words.closes(day, index + 1)}
              value={part.closes}
              // Closing at midnight is at the end of the day.
              onChange={(closes) => write(index, { closes: closes === '00:00' ? '24:00' : closes })}
              onLeave={onLeave}
            />
            {parts.length > 1 && (
              <IconButton
                label={words.removePart(day, index + 1)}
                icon={<X />}
                onClick={() => onChoose(parts.filter((_, place) => place !== index))}
              />
            )}
          </div>
        ))}
        {parts.length > 0 && parts.length < MOST && (
          <IconButton label={words.addPart(day)} icon={<Plus />} onClick={add} />
        )}
        {problem !== undefined && <FieldError field={`hours-${weekday}`}>{problem}</FieldError>}
      </div>
    </li>
  );
}
