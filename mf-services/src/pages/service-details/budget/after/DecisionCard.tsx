import type { BudgetVersion, Job } from '@portal/api/work/budget/budget';
import type { Work } from '@portal/api/work/work';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { formatDateWithYear, formatShortInstant } from '@portal/remote/formatShortDate';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { CircleAlert } from '@portal/ui/icons/states/CircleAlert';
import { List, ListRow } from '@portal/ui/ListRow';
import { Stack } from '@portal/ui/Stack';
import { Tag } from '@portal/ui/Tag';
import { Text } from '@portal/ui/Text';
import type { BudgetChoices } from '../choices/useBudgetChoices.ts';
import { euroText } from '../../../../work/euroText.ts';
import { isByJob } from '../jobs/isByJob.ts';
import { JobStateTag } from '../jobs/JobStateTag.tsx';
import { texts } from '../texts.ts';
import { ContestDecision } from './ContestDecision.tsx';
import { UndoDecision } from './UndoDecision.tsx';

interface DecisionCardProps {
  work: Work;
  budget: BudgetVersion;
  now: Date;
  choices: BudgetChoices;
}

const isPutAside = ({ state }: Job) => state === 'declined' || state === 'later';

/** The sentence about a decision that the provider recorded; undefined for one of the customer's own (BUD-30). */
function recordedText({ establishment }: Work, { decision }: BudgetVersion, now: Date) {
  const { how, by, at } = decision ?? {};
  if (at === undefined || (how !== 'phone' && how !== 'in_person' && how !== 'email'))
    return undefined;
  const when = formatShortInstant(new Date(at), now);
  return texts.decided.recorded(by ?? establishment.name, establishment.name, when, how);
}

/** What was decided last about the budget, and what can be done about that (BUD-25, BUD-28 to BUD-31). */
export function DecisionCard({ work, budget, now, choices }: DecisionCardProps) {
  const words = texts.decided;
  const { decision } = budget;
  if (decision === null) return null;
  const recorded = recordedText(work, budget, now);
  const at = new Date(decision.at);
  const canContest =
    recorded !== undefined &&
    !decision.contested &&
    decision.contest_until !== null &&
    lisbonToday(now) <= decision.contest_until;
  const canReview =
    budget.allow_decision &&
    budget.jobs.some((job) => isPutAside(job) && !choices.jobs.includes(job));
  return (
    <Card
      title={recorded ? words.recordedTitle : words.title}
      titleEnd={
        <Text as="span" size="caption" tone="third">
          {formatShortInstant(at, now)}
        </Text>
      }
    >
      {recorded && <Text>{recorded}</Text>}
      {decision.contested && (
        <Tag tone="danger" icon={<CircleAlert />}>
          {words.contested}
        </Tag>
      )}
      {isByJob(budget) && (
        <List>
          {budget.jobs.map((job) => (
            <ListRow
              key={job.id}
              title={job.title}
              sub={<JobStateTag state={job.state} />}
              end={<span className="num">{euroText(job.subtotal)}</span>}
            />
          ))}
        </List>
      )}
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
        <UndoDecision work={work} recordId={decision.record_id} until={decision.undo_until} />
      )}
      {canContest && <ContestDecision work={work} recordId={decision.record_id} />}
    </Card>
  );
}
