import type { BudgetVersion } from '@portal/api/work/budget/budget';
import type { Work } from '@portal/api/work/work';
import type { JobDecisions } from '@portal/domain/budget/jobState';
import { useAction } from '@portal/remote/useAction';
import { Button } from '@portal/ui/Button';
import { Dock } from '@portal/ui/Dock';
import { TextLink } from '@portal/ui/TextLink';
import { useRefusals } from '../../../../actions/useRefusals.ts';
import { totalText } from '../../../../work/totalText.ts';
import { Highlight } from '../../actions/Highlight.tsx';
import { texts as common } from '../../texts.ts';
import type { BudgetChoices } from '../choices/useBudgetChoices.ts';
import { texts } from '../texts.ts';
import type { OpenDecision } from './createOpenDecision.ts';
import { useDecide } from './useDecide.ts';
import { useDecisionCode } from './useDecisionCode.tsx';
import { useBudgetCalls } from '../calls/useBudgetCalls.ts';

interface ApproveWholeDockProps {
  work: Work;
  budget: BudgetVersion;
  choices: BudgetChoices;
  decision: OpenDecision;
}

/** A budget of one job is approved as a whole; beside it stands the way to its choices (BUD-11). */
export function ApproveWholeDock({ work, budget, choices, decision }: ApproveWholeDockProps) {
  const budgets = useBudgetCalls(work.id);
  const refusable = useRefusals();
  const code = useDecisionCode(work.id);
  const decide = useDecide(work, code, choices.settle, decision);
  const approve = useAction(async () => {
    const decisions: JobDecisions = Object.fromEntries(
      budget.jobs.map(({ id }) => [id, 'approved'] as const),
    );
    // What is taken off for a diagnosis already paid only the server says (BUD-06).
    const total =
      budget.diagnosis_paid > 0
        ? await refusable(
            budgets.total(work.id, { version: budget.version, jobs: { ...decisions } }),
          )
        : budget;
    await decide.run({ budget, decisions, total, earlyStart: choices.earlyStart });
  });
  return (
    <>
      <Dock label={common.budget.withVat} value={totalText(work)}>
        <Highlight action="approve">
          <Button variant="primary" block loading={approve.busy} onClick={() => approve.run()}>
            {common.approve.action}
          </Button>
        </Highlight>
        <TextLink standalone onClick={() => choices.open()}>
          {texts.choices.open}
        </TextLink>
      </Dock>
      {code.dialog}
    </>
  );
}
