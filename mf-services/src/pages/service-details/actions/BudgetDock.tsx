import type { Work } from '@portal/api/work/work';
import { useOnline } from '@portal/remote/useOnline';
import { Button } from '@portal/ui/Button';
import { Dock } from '@portal/ui/Dock';
import { totalText } from '../../../work/totalText.ts';
import type { BudgetChoices } from '../budget/choices/useBudgetChoices.ts';
import { ApproveWholeDock } from '../budget/decision/ApproveWholeDock.tsx';
import { DecisionDock } from '../budget/decision/DecisionDock.tsx';
import type { OpenDecision } from '../budget/decision/createOpenDecision.ts';
import { useApprove } from '../budget/useApprove.ts';
import { texts } from '../texts.ts';
import { Highlight } from './Highlight.tsx';
import { OfflineButton } from './OfflineButton.tsx';

interface BudgetDockProps {
  work: Work;
  choices: BudgetChoices;
  decision: OpenDecision;
}

/** Approves where the server knows no versions of jobs. */
function ApproveDock({ work }: { work: Work }) {
  const approve = useApprove(work);
  return (
    <Dock label={texts.budget.withVat} value={totalText(work)}>
      <Highlight action="approve">
        <Button variant="primary" block loading={approve.busy} onClick={() => approve.run()}>
          {texts.approve.action}
        </Button>
      </Highlight>
    </Dock>
  );
}

/** The decision about a budget: as a whole, or job by job (BUD-11, BUD-12). */
export function BudgetDock({ work, choices, decision }: BudgetDockProps) {
  const isOnline = useOnline();
  const { budget, isOpen } = choices;
  if (!isOnline) {
    return (
      <Dock label={texts.budget.withVat} value={totalText(work)}>
        <OfflineButton />
      </Dock>
    );
  }
  if (!budget) return <ApproveDock work={work} />;
  return isOpen ? (
    <DecisionDock work={work} budget={budget} choices={choices} decision={decision} />
  ) : (
    <ApproveWholeDock work={work} budget={budget} choices={choices} decision={decision} />
  );
}
