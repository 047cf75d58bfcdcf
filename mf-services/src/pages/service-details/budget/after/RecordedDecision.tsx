import type { BudgetDecision } from '@portal/api/work/budget/budget';
import type { Work } from '@portal/api/work/work';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { formatDateWithYear } from '@portal/remote/formatShortDate';
import { CircleAlert } from '@portal/ui/icons/states/CircleAlert';
import { Tag } from '@portal/ui/Tag';
import { Text } from '@portal/ui/Text';
import { lazyPart, useLazyPart } from '@portal/ui/lazyPart';
import type { ComponentProps } from 'react';
import { texts } from '../texts.ts';
import type ContestDecision from './ContestDecision.tsx';
import { recordedHow } from './recordedHow.ts';

interface RecordedDecisionProps {
  work: Work;
  decision: BudgetDecision;
  now: Date;
}

const contestDecision = lazyPart(
  () => import(/* webpackChunkName: "details-later" */ './ContestDecision.tsx'),
);

/** Few decisions are of a kind that can be contested. */
function LaterContest(props: ComponentProps<typeof ContestDecision>) {
  const { Arrived } = useLazyPart(contestDecision);
  return Arrived && <Arrived {...props} />;
}

/** What the provider recorded, and that it can be contested or was (BUD-30, BUD-31, C-310); nothing of other decisions. */
export function RecordedDecision({ work, decision, now }: RecordedDecisionProps) {
  const words = texts.decided;
  const how = recordedHow(decision);
  if (how === undefined) return null;
  const what = decision.approves === false ? words.decision : words.approval;
  const day = formatDateWithYear(lisbonToday(new Date(decision.at)));
  const { name } = work.establishment;
  const canContest =
    decision.approves !== false &&
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
      {canContest && <LaterContest work={work} recordId={decision.record_id} />}
    </>
  );
}
