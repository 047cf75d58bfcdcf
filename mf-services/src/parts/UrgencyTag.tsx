import type { JobUrgency } from '@portal/domain/budget/jobState';
import { CalendarDays } from '@portal/ui/icons/time/CalendarDays';
import { Clock } from '@portal/ui/icons/time/Clock';
import { TriangleAlert } from '@portal/ui/icons/states/TriangleAlert';
import { Tag } from '@portal/ui/Tag';
import { texts } from './texts.ts';

const icons = { safety: <TriangleAlert />, soon: <CalendarDays />, whenever: <Clock /> };
const tones = { safety: 'danger', soon: 'attention', whenever: 'neutral' } as const;

/** How urgent a job is, in words beside a drawing: never by colour alone (BUD-09). */
export function UrgencyTag({ urgency }: { urgency: JobUrgency }) {
  return (
    <Tag tone={tones[urgency]} icon={icons[urgency]}>
      {texts.urgency[urgency]}
    </Tag>
  );
}
