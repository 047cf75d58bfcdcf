import type { Work } from '@portal/api/work/work';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { formatShortDate } from '@portal/remote/formatShortDate';
import { useOnline } from '@portal/remote/useOnline';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Dock } from '@portal/ui/Dock';
import { WifiOff } from '@portal/ui/icons/states/WifiOff';
import { ConfirmPresence } from '../../../actions/ConfirmPresence.tsx';
import type { ConfirmedPresence } from '../../../actions/usePresence.ts';
import { texts as common } from '../../../texts.ts';
import { appHref } from '../../../work/appHref.ts';
import { payLabel } from '../../../work/payLabel.ts';
import { paymentText, totalText } from '../../../work/totalText.ts';
import type { PrimaryAction } from './detailsActions.ts';
import { Highlight } from './Highlight.tsx';
import { texts } from '../texts.ts';
import type { BudgetChoices } from '../budget/choices/useBudgetChoices.ts';
import { ApproveWholeDock } from '../budget/decision/ApproveWholeDock.tsx';
import { DecisionDock } from '../budget/decision/DecisionDock.tsx';
import { useApprove } from '../budget/useApprove.ts';

interface ActionDockProps {
  work: Work;
  action: PrimaryAction;
  presence: ConfirmedPresence;
  choices: BudgetChoices;
  today: IsoDate;
}

function OfflineButton() {
  return (
    <Button variant="primary" disabled icon={<WifiOff />}>
      {common.offline.action}
    </Button>
  );
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
function BudgetDock({ work, choices }: { work: Work; choices: BudgetChoices }) {
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
    <DecisionDock work={work} budget={budget} choices={choices} />
  ) : (
    <ApproveWholeDock work={work} budget={budget} choices={choices} />
  );
}

function PayDock({ work }: { work: Work }) {
  const { navigation } = usePortal();
  return (
    <Dock label={texts.payment.missing} value={paymentText(work)}>
      <Highlight action="pay">
        <Button
          variant="primary"
          block
          href={appHref(navigation, `/payment/${encodeURIComponent(work.id)}`)}
        >
          {payLabel(work.payment?.state)}
        </Button>
      </Highlight>
    </Dock>
  );
}

function ConfirmDock({ work, presence, today }: Omit<ActionDockProps, 'action' | 'choices'>) {
  const isOnline = useOnline();
  const when = work.date_start
    ? formatShortDate(work.date_start.slice(0, 10), today, work.time)
    : undefined;
  return (
    <Dock label={texts.appointmentLabel} value={when} text>
      <Highlight action="confirm">
        <ConfirmPresence presence={presence} offered isPrimary disabled={!isOnline} />
      </Highlight>
    </Dock>
  );
}

/** The one next action of the details, with the value it is about. */
export function ActionDock({ work, action, presence, choices, today }: ActionDockProps) {
  if (action === 'approve') return <BudgetDock work={work} choices={choices} />;
  if (action === 'pay') return <PayDock work={work} />;
  return <ConfirmDock work={work} presence={presence} today={today} />;
}
