import { useKeptForm } from '../useKeptForm.ts';
import { budgetFormSchema, emptyBudget, type BudgetFormLine } from './budgetForm.ts';

/** What is written of the budget of a work. */
export function useBudgetForm(workId: string) {
  const { form, write, clear } = useKeptForm(`budget:${workId}`, budgetFormSchema, emptyBudget);
  return {
    ...{ form, write, clear },
    writeLine: (id: number, change: Partial<BudgetFormLine>) =>
      write({ lines: form.lines.map((line) => (line.id === id ? { ...line, ...change } : line)) }),
    addLine: () => {
      const id = Math.max(0, ...form.lines.map((line) => line.id)) + 1;
      write({ lines: [...form.lines, { id, designation: '', price: '' }] });
    },
    removeLine: (id: number) => write({ lines: form.lines.filter((line) => line.id !== id) }),
  };
}
