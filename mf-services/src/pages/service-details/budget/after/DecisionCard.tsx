import type { BudgetVersion, Job } from '@portal/api/work/budget/budget';
import { laterStart } from '@portal/api/work/earlyStart';
import type { Work } from '@portal/api/work/work';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { formatDateWithYear, formatShortInstant } from '@portal/remote/formatShortDate';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { List, ListRow } from '@portal/ui/ListRow';
import { Stack } from '@portal/ui/Stack';
import { lazyPart, useLazyPart } from '@portal/ui/lazyPart';
import { Text } from '@portal/ui/Text';
import type { ComponentProps } from 'react';
import type { BudgetChoices } from '../choices/useBudgetChoices.ts';
import { euroText } from '../../../../work/euroText.ts';
import { deductedFrom } from '../deductedFrom.ts';
import { RoundedSum } from '../RoundedSum.tsx';
import { isByJob } from '../jobs/isByJob.ts';
import { JobStateTag } from '../jobs/JobStateTag.tsx';
import { texts as common } from '../../texts.ts';
import { texts } from '../texts.ts';
import { ApprovalDocument } from './ApprovalDocument.tsx';
import { recordedHow } from './recordedHow.ts';
import { RecordedDecision } from './RecordedDecision.tsx';
import type UndoDecision from './UndoDecision.tsx';

const undoDecision = lazyPart(
  () => import(/* webpackChunkName: "details-later" */ './UndoDecision.tsx'),
);

function LaterUndo(props: ComponentProps<typeof UndoDecision>) {
  const { Arrived } = useLazyPart(undoDecision);
  return Arrived && <Arrived {...props} />;
}

interface DecisionCardProps {
  work: Work;
  budget: BudgetVersion;
  now: Date;
  choices: BudgetChoices;
}

const isPutAside = ({ state }: Job) => state === 'declined' || state === 'later';

/** What was decided last about the budget, and what can be done about that (BUD-25, BUD-28 to BUD-31). */
export function DecisionCard({ work, budget, now, choices }: DecisionCardProps) {
  const words = texts.decided;
  const { decision } = budget;
  if (decision === null) return null;
  const at = new Date(decision.at);
  const approved = budget.jobs.filter(({ state }) => state === 'approved');
  const deduction = deductedFrom(budget);
  const isOver = lisbonToday(now) > budget.valid_until && budget.jobs.some(isPutAside);
  const canReview =
    budget.allow_decision &&
    budget.jobs.some((job) => isPutAside(job) && !choices.jobs.includes(job));
  return (
    <Card
      title={recordedHow(decision) ? words.recordedTitle : words.title}
      titleEnd={
        <Text as="span" size="caption" tone="third">
          {formatShortInstant(at, now)}
        </Text>
      }
    >
      <RecordedDecision work={work} decision={decision} now={now} />
      {isByJob(budget) && (
        <List>
          {budget.jobs.map((job) => (
            <ListRow
              key={job.id}
              title={job.title}
              sub={<JobStateTag state={job.state} />}
              end={
                <Text as="span" figures tone={job.state === 'approved' ? 'ink' : 'third'}>
                  {euroText(job.subtotal)}
                </Text>
              }
            />
          ))}
          {deduction > 0 && (
            <ListRow
              title={texts.totals.diagnosisPaid}
              end={
                <Text as="span" figures tone="second">
                  {`−${euroText(deduction)}`}
                </Text>
              }
            />
          )}
          {work.total !== null && approved.length > 0 && (
            <ListRow
              title={common.budget.withVat}
              end={
                <Text as="strong" figures tone="ink">
                  {euroText(work.total)}
                </Text>
              }
            />
          )}
        </List>
      )}
      {isByJob(budget) && work.total !== null && approved.length > 0 && (
        <RoundedSum jobs={approved} total={{ total: work.total, deduction }} />
      )}
      {isOver && (
        <Text size="small" tone="second">
          {texts.expired.notice(formatDateWithYear(budget.valid_until))}
        </Text>
      )}
      {decision.starts_from && lisbonToday(now) < decision.starts_from && (
        <Text size="small">{laterStart(formatDayMonthYear(decision.starts_from))}</Text>
      )}
      <ApprovalDocument work={work} decision={decision} />
      {canReview && (
        <Stack gap="small">
          <Text size="small" tone="second">
            {words.reviewUntil(formatDateWithYear(budget.valid_until))}
          </Text>
          <Button block onClick={() => choices.open()}>
            {words.review}
          </Button>
        </Stack>
      )}
      {decision.undo_until !== null && (
        <LaterUndo work={work} recordId={decision.record_id} until={decision.undo_until} />
      )}
    </Card>
  );
}
