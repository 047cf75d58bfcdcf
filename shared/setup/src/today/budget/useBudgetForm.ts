import { useState } from 'react';
import { forget, keep, readKept } from '../kept.ts';
import {
  budgetFormSchema,
  emptyBudget,
  type BudgetForm,
  type BudgetFormLine,
} from './budgetForm.ts';

/** What is written of the budget of a work; kept in this tab until it is sent (C-805). */
export function useBudgetForm(workId: string) {
  const name = `budget:${workId}`;
  const [form, setForm] = useState(() => readKept(name, budgetFormSchema) ?? emptyBudget);
  function write(change: Partial<BudgetForm>): void {
    const written = { ...form, ...change };
    setForm(written);
    keep(name, written);
  }
  return {
    form,
    write,
    writeLine: (id: number, change: Partial<BudgetFormLine>) =>
      write({ lines: form.lines.map((line) => (line.id === id ? { ...line, ...change } : line)) }),
    addLine: () => {
      const id = Math.max(0, ...form.lines.map((line) => line.id)) + 1;
      write({ lines: [...form.lines, { id, designation: '', price: '' }] });
    },
    removeLine: (id: number) => write({ lines: form.lines.filter((line) => line.id !== id) }),
    clear: () => {
      setForm(emptyBudget);
      forget(name);
    },
  };
}
