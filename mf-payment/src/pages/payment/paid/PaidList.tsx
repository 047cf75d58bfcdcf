import { formatEuros } from '@portal/domain/money/cents';
import { TaskList, type TotalRow } from '@portal/ui/TaskList';
import { paidServices } from './paidServices.ts';
import type { PaymentPage } from '../toPaymentPage.ts';
import { texts } from '../texts.ts';

/** What is paid, line by line, adding up to the payment's total (PAY-02, PAY-23). */
export function PaidList({ page }: { page: PaymentPage }) {
  const { tasks, discount, added, service } = paidServices(page.work, page.total);
  const isPartly = tasks.some(({ price }) => price !== null);
  const rows: TotalRow[] = [];
  if (discount !== 0) rows.push({ label: texts.discountIncluded, value: formatEuros(discount) });
  if (added !== null)
    rows.push({ label: texts.added[added.kind], value: formatEuros(added.amount) });
  if (service !== null) rows.push({ label: texts.serviceTotal, value: formatEuros(service) });
  return (
    <TaskList
      tasks={tasks.map(({ name, price, before }, index) => ({
        id: `${index}`,
        name,
        price: price === null ? undefined : formatEuros(price),
        priceBefore: before === null ? undefined : formatEuros(before),
        note: price === null && isPartly ? texts.notIncluded : undefined,
      }))}
      totals={rows}
      sum={
        tasks.length + rows.length > 1
          ? {
              label: service === null ? texts.total : texts.toPay,
              value: formatEuros(page.total),
            }
          : undefined
      }
    />
  );
}
