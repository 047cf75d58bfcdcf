import type { BudgetVersion } from '@portal/api/work/budget/budget';
import type { Work } from '@portal/api/work/work';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Dock } from '@portal/ui/Dock';
import { Highlight } from '../../actions/Highlight.tsx';
import { approvalsOf } from '../choices/approvalsOf.ts';
import { focusChoices } from '../choices/focusChoices.ts';
import type { BudgetChoices } from '../choices/useBudgetChoices.ts';
import { useSpokenTotal } from '../choices/useSpokenTotal.ts';
import { euroText } from '../../../../work/euroText.ts';
import { texts } from '../texts.ts';
import type { OpenDecision } from './createOpenDecision.ts';
import { useDecide } from './useDecide.ts';
import { useDecisionCode } from './useDecisionCode.tsx';

interface DecisionDockProps {
  work: Work;
  budget: BudgetVersion;
  choices: BudgetChoices;
  decision: OpenDecision;
}

/** What the choices cost, that it is not known, or that nothing was chosen yet (BUD-13). */
function dockWords(budget: BudgetVersion, { decisions, jobs, total }: BudgetChoices) {
  if (total.state === 'failed') return { label: texts.total.failed };
  if (total.state === 'none')
    return { label: texts.dock.toDecide, value: texts.dock.jobs(jobs.length), text: true };
  const { approved } = approvalsOf(budget.jobs, decisions);
  const label = texts.dock.approved(approved.length, jobs.length);
  return total.state === 'known'
    ? { label, value: euroText(total.total.total) }
    : { label, value: texts.total.asking, text: true };
}

function buttonText(budget: BudgetVersion, choices: BudgetChoices): string {
  if (choices.total.state === 'failed') return texts.total.retry;
  const { approved, isWhole } = approvalsOf(budget.jobs, choices.decisions);
  if (approved.length === 0) return texts.dock.send;
  return isWhole ? texts.dock.approveAll : texts.dock.approveSome(approved.length);
}

/** The total of the choices and the one step that sends them; what keeps them from being sent is said instead (BUD-13, BUD-19). */
export function DecisionDock({ work, budget, choices, decision }: DecisionDockProps) {
  const { overlays } = usePortal();
  const code = useDecisionCode(work.id);
  const decide = useDecide(work, code, choices.settle, decision);
  const { decisions, earlyStart, jobs, missing, total } = choices;
  useSpokenTotal(total.state === 'known' ? euroText(total.total.total) : undefined);

  async function send(): Promise<void> {
    if (missing) return focusChoices(missing.id);
    if (total.state === 'none') {
      overlays.toast({ message: texts.choices.none });
      return focusChoices();
    }
    if (total.state !== 'known') return;
    const hasDeclined = jobs.some(({ id }) => decisions[id] === 'declined');
    const reason = hasDeclined ? choices.reason.trim() : '';
    await decide.run({ budget, decisions, total: total.total, reason, earlyStart });
  }

  return (
    <>
      <Dock {...dockWords(budget, choices)}>
        <Highlight action="approve">
          <Button
            variant={total.state === 'failed' ? 'secondary' : 'primary'}
            block
            loading={decide.busy}
            loadingText={total.state === 'failed' ? texts.total.asking : undefined}
            disabled={total.state === 'asking'}
            onClick={() => (total.state === 'failed' ? total.retry() : send())}
          >
            {buttonText(budget, choices)}
          </Button>
        </Highlight>
      </Dock>
      {code.dialog}
    </>
  );
}
