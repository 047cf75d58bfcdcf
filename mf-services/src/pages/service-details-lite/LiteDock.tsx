import type { Work } from '@portal/api/work/work';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { formatShortDate } from '@portal/remote/formatShortDate';
import { useOnline } from '@portal/remote/useOnline';
import { usePortal } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { Button } from '@portal/ui/Button';
import { Dock } from '@portal/ui/Dock';
import { ConfirmPresence } from '../../actions/ConfirmPresence.tsx';
import type { ConfirmedPresence } from '../../actions/usePresence.ts';
import { texts as liteTexts } from '../../lite/texts.ts';
import { payLabel } from '../../work/payLabel.ts';
import { paymentText, totalText } from '../../work/totalText.ts';
import { detailsPath } from '../../work/cardTitle.ts';
import { BudgetDock } from '../service-details/actions/BudgetDock.tsx';
import type { BudgetChoices } from '../service-details/budget/choices/useBudgetChoices.ts';
import type { OpenDecision } from '../service-details/budget/decision/createOpenDecision.ts';
import type { PrimaryAction } from '../service-details/actions/detailsActions.ts';
import { texts } from '../service-details/texts.ts';

interface LiteDockProps {
  work: Work;
  action: PrimaryAction | null;
  presence: ConfirmedPresence;
  today: IsoDate;
  choices: BudgetChoices;
  decision: OpenDecision;
  askForAccount: (body: string, onCode?: () => void) => void;
  /** Sends a code, which opens the budget; absent where none can be sent (BUD-33). */
  onCode: (() => void) | undefined;
}

/** Nothing is asked of the visitor: an account is offered. */
function AccountDock({ work }: { work: Work }) {
  const { overlays } = usePortal();
  const { lite } = useSession();
  const label = lite?.hasAccount
    ? liteTexts.account
    : lite?.isClient
      ? liteTexts.login
      : liteTexts.createAccount;
  return (
    <Dock
      label={lite?.isClient ? liteTexts.isClient : liteTexts.withoutAccount}
      value={lite?.isClient ? liteTexts.enter : liteTexts.getNews}
      text
    >
      <Button
        variant="primary"
        block
        onClick={() => overlays.liteRegister({ directly: true, next: detailsPath(work.id) })}
      >
        {label}
      </Button>
    </Dock>
  );
}

/**
 * The next action: confirming works, and deciding about a budget once a code was entered; everything else asks for an
 * account (LITE-07, C-13, BUD-33).
 */
export function LiteDock(props: LiteDockProps) {
  const { work, action, presence, choices, decision, today, askForAccount, onCode } = props;
  const isOnline = useOnline();
  if (action === null) return <AccountDock work={work} />;
  if (action === 'confirm') {
    const day = work.date_start?.slice(0, 10);
    return (
      <Dock
        label={texts.appointmentLabel}
        value={day && formatShortDate(day, today, work.time)}
        text
      >
        <ConfirmPresence presence={presence} offered isPrimary disabled={!isOnline} />
      </Dock>
    );
  }
  if (action === 'approve' && choices.budget)
    return <BudgetDock work={work} choices={choices} decision={decision} />;
  const isPayment = action === 'pay';
  const amount = isPayment ? paymentText(work) : totalText(work);
  return (
    <Dock label={isPayment ? texts.payment.missing : texts.budget.withVat} value={amount}>
      <Button
        variant="primary"
        block
        onClick={() => askForAccount(liteTexts.ask[action](amount), isPayment ? undefined : onCode)}
      >
        {isPayment ? payLabel(work.payment?.state) : texts.approve.action}
      </Button>
    </Dock>
  );
}
