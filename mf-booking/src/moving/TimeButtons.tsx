import type { FreeTime, MoveTerms } from '@portal/api/work/moves/move';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { SlotGrid } from '@portal/ui/SlotGrid';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { timeInShort, type ChosenTime } from './chosenTime.ts';
import { texts } from './texts.ts';

interface TimeButtonsProps {
  times: readonly FreeTime[];
  appointment: MoveTerms['appointment'];
  chosen: ChosenTime | null;
  today: IsoDate;
  onChoose: (time: ChosenTime) => void;
}

const valueOf = ({ date, time, expert_id: expert }: ChosenTime) => `${date} ${time} ${expert}`;

/** Free times, a button each: the nearest ones, or what is offered in the place of one that was taken (RSC-04). */
export function TimeButtons({ times, appointment, chosen, today, onChoose }: TimeButtonsProps) {
  const labelOf = (time: FreeTime) =>
    time.expert === null
      ? timeInShort(time, today)
      : `${timeInShort(time, today)}, ${texts.withExpert(time.expert, time.expert_id === appointment.expert_id)}`;
  return (
    <Stack gap="medium">
      <Text as="h2" size="card">
        {texts.nearest}
      </Text>
      {times.length === 0 ? (
        <Text tone="second">{texts.noneNear}</Text>
      ) : (
        <SlotGrid
          isWide
          label={texts.nearest}
          groups={[
            { slots: times.map((time) => ({ value: valueOf(time), label: labelOf(time) })) },
          ]}
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
