import type { BudgetTotal } from '@portal/api/work/budget/budget';
import { Card } from '@portal/ui/Card';
import { TaskList, type TotalRow } from '@portal/ui/TaskList';
import { texts as common } from '../../texts.ts';
import { texts } from '../texts.ts';
import { euroText } from '../../../../work/euroText.ts';
import { DiagnosisPaid } from '../DiagnosisPaid.tsx';
import { RoundedSum } from '../RoundedSum.tsx';

interface BudgetTotalsProps {
  title: string;
  total: BudgetTotal;
  /** The jobs whose subtotals add up to it, but for rounding. */
  jobs: readonly { subtotal: number }[];
  /** Of a diagnosis already paid, what is or will be taken off, in euros. */
  diagnosis: number;
}

function vatRows({ vat }: BudgetTotal): TotalRow[] {
  return vat
    .filter(({ amount }) => amount !== 0)
    .map(({ rate, amount }) => ({
      label: texts.totals.vat(String(rate).replace('.', ',')),
      value: euroText(amount),
    }));
}

/** What jobs cost together, with and without VAT, all from the server (BUD-06, BUD-09, BUD-10, C-99). */
export function BudgetTotals({ title, total, jobs, diagnosis }: BudgetTotalsProps) {
  const rows = [
    ...(total.total_discount > 0
      ? [{ label: common.budget.totalDiscount, value: euroText(total.total_discount) }]
      : []),
    { label: common.budget.withoutVat, value: euroText(total.total_novat) },
    ...vatRows(total),
  ];
  return (
    <Card title={title}>
      <TaskList
        tasks={[]}
        totals={rows}
        sum={{ label: common.budget.withVat, value: euroText(total.total) }}
      />
      <DiagnosisPaid amount={diagnosis} isLater={total.deduction === 0} />
      <RoundedSum jobs={jobs} total={total} />
    </Card>
  );
}
