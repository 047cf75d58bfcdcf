import type { BudgetVersion, Job } from '@portal/api/work/budget/budget';
import type { MediaFile } from '@portal/api/work/mediaFile';
import type { Work } from '@portal/api/work/work';
import { aBudget } from './aWork.ts';

/** A photograph or video of the provider. */
export function aFile(changes: Partial<MediaFile> = {}): MediaFile {
  return {
    id: 'f-1',
    url: '/media/pastilhas.jpg',
    description: 'Pastilhas a 2 mm',
    date: '2026-07-09T08:40:00.000Z',
    type: 'image/jpeg',
    thumbnail_url: '/media/pastilhas-small.jpg',
    ...changes,
  };
}

/** A job of 140,22 € that waits. */
export function aJob(changes: Partial<Job> = {}): Job {
  return {
    id: 'j-1',
    title: 'Travões dianteiros',
    description: 'Com estas pastilhas a distância de travagem aumenta.',
    urgency: 'safety',
    required: false,
    warranty_months: 24,
    labour: [
      { designation: 'Substituição', price: 50, completed: false, discount: 0, vat_rate: 23 },
    ],
    materials: [
      { designation: 'Pastilhas', price: 64, completed: false, discount: 0, vat_rate: 23 },
    ],
    subtotal: 140.22,
    subtotal_novat: 114,
    state: 'undecided',
    carried: false,
    files: [],
    ...changes,
  };
}

/** The other jobs of the budget of three: 66,42 € and 36,90 €. */
export const oil = aJob({
  id: 'j-2',
  title: 'Mudança de óleo e filtro',
  description: null,
  urgency: 'soon',
  warranty_months: null,
  subtotal: 66.42,
  subtotal_novat: 54,
});
export const wipers = aJob({
  id: 'j-3',
  title: 'Escovas limpa-vidros',
  description: null,
  urgency: 'whenever',
  warranty_months: 1,
  subtotal: 36.9,
  subtotal_novat: 30,
});

/** A budget of three jobs that waits. */
export function aBudgetVersion(changes: Partial<BudgetVersion> = {}): BudgetVersion {
  return {
    version: 1,
    state: 'waiting',
    posted_at: '2026-07-09T08:40:00.000Z',
    valid_until: '2026-07-23',
    starts_on: null,
    ends_on: null,
    payment_terms: null,
    jobs: [aJob(), oil, wipers],
    itemised: true,
    total: 243.54,
    total_novat: 198,
    total_discount: 0,
    deduction: 0,
    vat: [{ rate: 23, base: 198, amount: 45.54 }],
    diagnosis_paid: 0,
    provider: {
      legal_name: 'Auto Mirante, Lda.',
      address: null,
      phone: null,
      email: null,
      nipc: null,
      registry_number: null,
    },
    customer: { name: 'Ana Marques', address: null, nif: null },
    allow_decision: true,
    needs_code: false,
    renewal_requested_at: null,
    decision: null,
    ...changes,
  };
}

/** A work with a budget of jobs, as the details give it. */
export function aBudgetOfJobs(
  changes: Partial<BudgetVersion> = {},
  more: Partial<Work> = {},
): Work {
  const budget = aBudgetVersion(changes);
  return aBudget({
    total: budget.total,
    total_novat: budget.total_novat,
    total_discount: budget.total_discount,
    budget_version: budget.version,
    budget_waits: budget.state === 'waiting',
    budget,
    ...more,
  });
}

/** A work with a budget of lines, which is one job. */
export function aBudgetOfLines(
  changes: Partial<BudgetVersion> = {},
  more: Partial<Work> = {},
): Work {
  const job = aJob({
    id: 'lines',
    title: 'Orçamento',
    description: null,
    urgency: 'whenever',
    required: true,
    warranty_months: null,
    subtotal: 184.5,
    subtotal_novat: 150,
  });
  return aBudgetOfJobs(
    { itemised: false, jobs: [job], total: 184.5, total_novat: 150, ...changes },
    more,
  );
}
