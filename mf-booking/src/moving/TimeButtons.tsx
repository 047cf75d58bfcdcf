import type { FreeTime, MoveTerms } from '@portal/api/work/moves/move';
import { dateStub } from '@portal/remote/formatShortDate';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { TimeOptions } from '@portal/ui/TimeOptions';
import type { ChosenTime } from './chosenTime.ts';
import { texts } from './texts.ts';

interface TimeButtonsProps {
  times: readonly FreeTime[];
  appointment: MoveTerms['appointment'];
  chosen: ChosenTime | null;
  onChoose: (time: ChosenTime) => void;
}

const valueOf = ({ date, time, expert_id: expert }: ChosenTime) => `${date} ${time} ${expert}`;

/** What stays as it is at a time, and who has it: `no mesmo dia, com Rui Lima`. */
function noteOf(time: FreeTime, appointment: MoveTerms['appointment']): string {
  const isSameExpert = time.expert_id === appointment.expert_id;
  const same =
    time.date === appointment.date
      ? texts.sameDay
      : time.time === appointment.time
        ? texts.sameTime
        : '';
  const who = time.expert === null ? '' : texts.withExpert(time.expert, isSameExpert && !same);
  return [same, who].filter((part) => part !== '').join(', ');
}

/** Free times, a button each: the nearest ones, or what is offered in the place of one that was taken (RSC-04). */
export function TimeButtons({ times, appointment, chosen, onChoose }: TimeButtonsProps) {
  const options = times.map((time) => {
    const note = noteOf(time, appointment);
    return {
      value: valueOf(time),
      day: dateStub(time.date),
      time: time.time,
      note: note === '' ? undefined : note.charAt(0).toUpperCase() + note.slice(1),
    };
  });
  return (
    <Stack gap="medium">
      <Text as="h2" size="card">
        {texts.nearest}
      </Text>
      {times.length === 0 ? (
        <Text tone="second">{texts.noneNear}</Text>
      ) : (
        <TimeOptions
          label={texts.nearest}
          options={options}
          selected={chosen && valueOf(chosen)}
          onSelect={(value) => {
            const time = times.find((one) => valueOf(one) === value);
            if (time) onChoose({ date: time.date, time: time.time, expert_id: time.expert_id });
          }}
        />
      )}
    </Stack>
  );
}
