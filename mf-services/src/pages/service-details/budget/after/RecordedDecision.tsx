import type { BudgetVersion } from '@portal/api/work/budget/budget';
import type { Work } from '@portal/api/work/work';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { formatDateWithYear } from '@portal/remote/formatShortDate';
import { CircleAlert } from '@portal/ui/icons/states/CircleAlert';
import { Tag } from '@portal/ui/Tag';
import { Text } from '@portal/ui/Text';
import { texts } from '../texts.ts';
import { ContestDecision } from './ContestDecision.tsx';
import { recordedHow } from './isRecorded.ts';

interface RecordedDecisionProps {
  work: Work;
  budget: BudgetVersion;
  now: Date;
}

/** What the provider recorded about a version, and that it can be contested or was (BUD-30, BUD-31, C-310). */
export function RecordedDecision({ work, budget, now }: RecordedDecisionProps) {
  const words = texts.decided;
  const { decision, jobs } = budget;
  const how = recordedHow(budget);
  if (decision === null || how === undefined) return null;
  const isApproval = jobs.some(({ state, carried }) => state === 'approved' && !carried);
  const what = isApproval ? words.approval : words.decision;
  const day = formatDateWithYear(lisbonToday(new Date(decision.at)));
  const { name } = work.establishment;
  const canContest =
    !decision.contested &&
    decision.contest_until !== null &&
    lisbonToday(now) <= decision.contest_until;
  return (
    <>
      <Text>{words.recorded(what, decision.by ?? name, name, day, words.how[how])}</Text>
      {decision.contested && (
        <Tag tone="danger" icon={<CircleAlert />}>
          {words.contested}
        </Tag>
      )}
      {canContest && <ContestDecision work={work} recordId={decision.record_id} />}
    </>
  );
}
