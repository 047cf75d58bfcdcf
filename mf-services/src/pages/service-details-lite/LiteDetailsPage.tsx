import type { ReminderAnswers } from '@portal/api/work/reminder/reminderAnswers';
import type { Work } from '@portal/api/work/work';
import { isAppointmentId } from '@portal/domain/work/bareId';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { usePageTitle } from '@portal/remote/usePageTitle';
import { usePortal } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { Page } from '@portal/ui/Page';
import { TwoColumns } from '@portal/ui/TwoColumns';
import { confirmationOf } from '../../actions/confirmationOf.ts';
import { LiteSubject } from '../../lite/LiteSubject.tsx';
import { LiteWelcome } from '../../lite/LiteWelcome.tsx';
import { texts as liteTexts } from '../../lite/texts.ts';
import { useLitePresence } from '../../lite/useLitePresence.ts';
import { useNow } from '@portal/remote/useNow';
import { paymentText } from '../../work/totalText.ts';
import { cardTitle, detailsPath } from '../../work/cardTitle.ts';
import { BudgetCard } from '../service-details/budget/BudgetCard.tsx';
import { useBudgetChoices } from '../service-details/budget/choices/useBudgetChoices.ts';
import { useBudgetMoved } from '../service-details/budget/decision/useBudgetMoved.ts';
import { DetailsHero } from '../service-details/hero/DetailsHero.tsx';
import { detailsActions } from '../service-details/actions/detailsActions.ts';
import { PaymentCard } from '../service-details/payment/PaymentCard.tsx';
import { ProviderCard } from '../service-details/provider/ProviderCard.tsx';
import { texts } from '../service-details/texts.ts';
import { LiteDock } from './LiteDock.tsx';
import { LiteMedia } from './LiteMedia.tsx';
import { LiteMessages } from './LiteMessages.tsx';
import { ReminderCard } from './reminder/ReminderCard.tsx';
import { StopSms } from './reminder/StopSms.tsx';
import { useLiteBudget } from './useLiteBudget.ts';

/**
 * What the link shows of a work or appointment: read only and without rating (LITE-01, LITE-04), but for confirming, and
 * for the budget that a code opens (C-13, BUD-33), and the answers of a reminder (REM-11).
 */
function LiteDetails({
  work: shown,
  reminder,
}: {
  work: Work;
  reminder: ReminderAnswers | undefined;
}) {
  const { overlays, provider } = usePortal();
  const opened = useLiteBudget(shown.id);
  const work = { ...shown, budget: opened.budget };
  const choices = useBudgetChoices(work);
  const presence = useLitePresence(
    work.id,
    work.share_calendar_start,
    reminder && confirmationOf(work),
  );
  const now = useNow();
  const today = lisbonToday(now);
  const actions = detailsActions(work, { ...provider, now });
  // The thanks outlive the offer, which the reload takes away.
  const offered = choices.isOpen ? 'approve' : actions.primary;
  const primary = offered ?? (presence.phase === 'idle' ? null : 'confirm');
  const decision = useBudgetMoved(work, primary === 'approve' && choices.budget !== null);
  const answers =
    isAppointmentId(work.id) && !work.is_history && !work.is_cancelled ? reminder : undefined;
  const confirmsInCard = answers !== undefined && primary === 'confirm';
  const askForAccount = (body: string, onCode?: () => void) =>
    void overlays.liteRegister({ body, next: detailsPath(work.id), ...(onCode && { onCode }) });
  usePageTitle(cardTitle(work));
  return (
    <Page dock>
      <TwoColumns
        sideLabel={texts.sideLabel}
        main={
          <>
            <div data-card="state">
              <DetailsHero work={work} primary={actions.primary} today={today} isLite />
            </div>
            {answers && (
              <ReminderCard
                work={work}
                answers={answers}
                presence={presence}
                isConfirmable={actions.confirm}
                today={today}
              />
            )}
            <BudgetCard work={work} today={today} choices={choices} />
          </>
        }
        side={
          <>
            {!confirmsInCard && (
              <LiteDock
                work={work}
                action={primary}
                presence={presence}
                today={today}
                choices={choices}
                decision={decision}
                askForAccount={askForAccount}
                onCode={shown.budget_by_code ? opened.open : undefined}
              />
            )}
            {opened.dialog}
            <PaymentCard
              work={work}
              now={now}
              isPrimary={primary === 'pay'}
              onOpen={() => askForAccount(liteTexts.ask.pay(paymentText(work)))}
            />
            <ProviderCard
              // The answers to a reminder have the other time already.
              work={answers ? { ...work, allow_move: false, move_refused: null } : work}
              // Cancelling, joining, repeating and the invoice need an account (LITE-07, LITE-08).
              actions={{
                ...actions,
                cancel: false,
                videoCall: false,
                repeat: false,
                requestInvoice: false,
              }}
              today={today}
              presence={primary === 'confirm' || answers ? undefined : presence}
              onInvoice={
                actions.requestInvoice ? () => askForAccount(liteTexts.ask.invoice) : undefined
              }
            />
          </>
        }
        more={
          <>
            <LiteMessages work={work} askForAccount={askForAccount} />
            <LiteMedia work={work} askForAccount={askForAccount} />
            {reminder && <StopSms id={work.id} number={reminder.sms_to} />}
          </>
        }
      />
    </Page>
  );
}

// What the edge has drawn of the page is taken over.
export { takeOverDrawn as startRoot } from '@portal/remote/takeOverDrawn';

/** `/service-details-lite`: the details of the visit's link (SHL-16). */
export default function LiteDetailsPage() {
  const { lite } = useSession();
  if (!lite?.subjectId) return <LiteWelcome />;
  return <LiteSubject draw={(work, reminder) => <LiteDetails work={work} reminder={reminder} />} />;
}
