import type { OpeningHours } from '@portal/api/setup/setupValues';
import { copyToWorkdays } from '@portal/api/setup/hours/copyToWorkdays';
import { hoursProblems } from '@portal/api/setup/hours/hoursProblems';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { FieldError } from '@portal/ui/FieldError';
import { useDraftField } from '../../draft/useDraftField.ts';
import { texts as words } from './texts.ts';
import { DayRow } from './DayRow.tsx';
import styles from './week.module.css';

/** The hours of an ordinary week: the provider's, or those of one expert (SET-15). Those of others are left as they are. */
export function WeekCard({ expert, title }: { expert?: string; title: string }) {
  const { id, value, error, change, leave, choose } = useDraftField('hours', 'hours');
  const own = value.filter((part) => part.expert_id === expert);
  const others = value.filter((part) => part.expert_id !== expert);
  const of = (weekday: number) => own.filter((part) => part.weekday === weekday);
  const whose = expert === undefined ? {} : { expert_id: expert };
  const withDay = (weekday: number, parts: readonly OpeningHours[]) => [
    ...[1, 2, 3, 4, 5, 6, 7].flatMap((day) =>
      day === weekday ? parts.map((part) => ({ ...part, ...whose })) : of(day),
    ),
    ...others,
  ];
  const problems = hoursProblems(value);
  const problemsOf = (weekday: number) =>
    problems.filter(({ index }) => {
      const part = value[index];
      return part?.expert_id === expert && part?.weekday === weekday;
    });
  return (
    <Card
      title={title}
      titleEnd={
        <Button
          variant="ghost"
          size="small"
          onClick={() => choose(copyToWorkdays(value, { weekday: 1, ...whose }))}
        >
          {words.copy}
        </Button>
      }
    >
      <ul className={styles.week} id={id} tabIndex={-1}>
        {words.days.map((day, index) => (
          <DayRow
            key={day}
            day={day}
            weekday={index + 1}
            parts={of(index + 1)}
            problem={problemsOf(index + 1)[0]?.message}
            onWrite={(parts) => change(withDay(index + 1, parts))}
            onLeave={leave}
            onChoose={(parts) => choose(withDay(index + 1, parts))}
          />
        ))}
      </ul>
      {error !== null && <FieldError field={id}>{error}</FieldError>}
    </Card>
  );
}
