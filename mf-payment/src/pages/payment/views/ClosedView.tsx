import { formatPhone } from '@portal/domain/contact/formatPhone';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { CallButton } from '@portal/ui/CallButton';
import { EmptyState } from '@portal/ui/EmptyState';
import { CalendarX } from '@portal/ui/icons/time/CalendarX';
import { Page } from '@portal/ui/Page';
import type { PaymentPage } from '../toPaymentPage.ts';
import { Summary } from '../Summary.tsx';
import { texts } from '../texts.ts';

interface ClosedViewProps {
  page: PaymentPage;
  /** The server's own. */
  words: string;
  onContinue: () => void;
}

/** The deadline is over or the appointment was called off: what was, and the ways on. */
export function ClosedView({ page, words, onContinue }: ClosedViewProps) {
  const { navigation, provider } = usePortal();
  const { contactPhone } = provider;
  return (
    <Page width="narrow">
      <EmptyState
        icon={<CalendarX />}
        title={texts.closedTitle}
        titleAs="h1"
        action={
          <>
            {contactPhone !== null && (
              <CallButton
                variant="primary"
                block
                number={contactPhone}
                ownCost={provider.legal?.phoneCost}
              >
                {texts.call(formatPhone(contactPhone))}
              </CallButton>
            )}
            {page.work.isAppointment && provider.schedulerModule === 'FULL' && (
              <Button block href={`${navigation.base}/schedule`}>
                {texts.bookAgain}
              </Button>
            )}
            <Button variant="ghost" block onClick={onContinue}>
              {page.work.isAppointment ? texts.seeAppointment : texts.seeService}
            </Button>
          </>
        }
      >
        {words}
      </EmptyState>
      <Summary page={page} />
    </Page>
  );
}
