import type { BudgetVersion } from '@portal/api/work/budget/budget';
import type { Backend } from '../../platform/backend.ts';
import { fileOnWire, type Viewer } from '../services/files/fileOnWire.ts';
import type { FileRow } from '../services/extras.ts';
import type { WorkRow } from '../services/workRow.ts';
import { loadBudgetSettings } from './budgetSettings.ts';
import { loadDecisions } from './evidence/decisionRecord.ts';
import { presentBudget, type BudgetedWork } from './presentBudget.ts';
import { loadBudgets } from './storedBudget.ts';

type ViewedWork = Pick<WorkRow, 'id' | 'companyId'> & BudgetedWork;

/**
 * Versions of a work's budget on the wire, newest first: all of them, or one.
 * @param files of the work, the customer's own among them
 */
export async function viewBudgets(
  backend: Pick<Backend, 'database' | 'clock' | 'media'>,
  work: ViewedWork,
  { files, viewer, version }: { files: readonly FileRow[]; viewer: Viewer; version?: number },
): Promise<BudgetVersion[]> {
  if (work.budgetVersion === 0) return [];
  const { database } = backend;
  const [budgets, decisions, settings] = await Promise.all([
    loadBudgets(database, work.id, version),
    loadDecisions(database, work.companyId, work.id),
    loadBudgetSettings(database, work.companyId),
  ]);
  const view = {
    work,
    codeAboveCents: settings.codeAboveCents,
    files: files
      .filter(({ owner }) => owner === 'COMPANY')
      .map((file) => fileOnWire(backend, file, viewer)),
    decisions,
    now: backend.clock.now(),
  };
  return budgets.map((budget) => presentBudget(budget, view));
}
