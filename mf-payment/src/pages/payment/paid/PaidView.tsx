import { useState } from 'react';
import type { Billing } from '@portal/api/payment/payment';
import { groupDigits } from '@portal/domain/text/groupDigits';
import { formatEuros } from '@portal/domain/money/cents';
import { PAYMENT_METHOD_LABELS } from '@portal/domain/money/paymentState';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { formatShortDate, formatShortInstant } from '@portal/remote/formatShortDate';
import { Button } from '@portal/ui/Button';
import { FactRows } from '@portal/ui/Facts';
import { Page } from '@portal/ui/Page';
import { ReceiptHead, Ticket } from '@portal/ui/Ticket';
import { serviceTitle } from './paidServices.ts';
import type { PaymentPage } from '../toPaymentPage.ts';
import { texts } from '../texts.ts';
import { readMoment } from '../deadline/formatDeadline.ts';

/** The receipt: shown until it is left or for a while, then the page moves on to the details (PAY-04, PAY-10). */
export function PaidView({ page, onContinue }: { page: PaymentPage; onContinue: () => void }) {
  const { work, method } = page;
  const [now] = useState(() => new Date());
  const start = readMoment(work.date_start);
  const paidAt = page.paidAt === null ? now : new Date(page.paidAt);
  const facts = [
    { label: texts.service, value: serviceTitle(work) },
    ...(start && work.isAppointment
      ? [
          {
            label: texts.appointment,
            value: formatShortDate(start.date, lisbonToday(now), work.time ?? start.time),
          },
        ]
      : []),
    ...(method ? [{ label: texts.method, value: PAYMENT_METHOD_LABELS[method] }] : []),
    ...(page.billing === null ? [] : [{ label: texts.invoice, value: billedTo(page.billing) }]),
    {
      label: texts.date,
      value: formatShortInstant(Number.isNaN(paidAt.getTime()) ? now : paidAt, now),
    },
  ];
  return (
    <Page width="narrow">
      <div role="status">
        <Ticket top={<ReceiptHead title={texts.paid} amount={formatEuros(page.total)} />}>
          <FactRows facts={facts} />
        </Ticket>
      </div>
      <Button variant="primary" block onClick={onContinue}>
        {work.isAppointment ? texts.seeAppointment : texts.seeService}
      </Button>
    </Page>
  );
}

/** In whose name the invoice is. */
function billedTo({ name, vat_number: nif }: Billing): string {
  return nif === '' ? name : `${name} · ${texts.nif(groupDigits(nif))}`;
}
