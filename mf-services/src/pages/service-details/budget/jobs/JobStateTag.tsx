import type { JobState } from '@portal/domain/budget/jobState';
import { Check } from '@portal/ui/icons/states/Check';
import { CircleQuestionMark } from '@portal/ui/icons/states/CircleQuestionMark';
import { Clock } from '@portal/ui/icons/time/Clock';
import { X } from '@portal/ui/icons/controls/X';
import { Tag } from '@portal/ui/Tag';
import { texts } from '../texts.ts';

const icons = {
  approved: <Check />,
  declined: <X />,
  later: <Clock />,
  undecided: <CircleQuestionMark />,
};

/** What became of a job, in a word beside a drawing. */
export function JobStateTag({ state }: { state: JobState }) {
  return (
    <Tag tone={state === 'approved' ? 'success' : 'neutral'} icon={icons[state]}>
      {texts.job.state[state]}
    </Tag>
  );
}
