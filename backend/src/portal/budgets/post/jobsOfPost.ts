import type { ProviderBudget, ProviderJob } from '@portal/api/provider/budget';
import { eurosToCents } from '@portal/domain/money/cents';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { BudgetJobLine } from '../../../platform/database/jsonColumns.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { newId } from '../../../platform/newId.ts';
import type { NewJob } from './insertBudget.ts';
import { agreementOf } from './progress.ts';
import type { StoredBudget } from '../storedBudget.ts';
import { texts } from '../texts.ts';

/**
 * The jobs of a post. One that names the id of a job of the version before is that job: approved it stays so when
 * nothing of it changed but the progress of its lines, else it is asked about anew (BUD-26).
 * @throws ApiError 400 for an id that is named twice, 404 for one that the version before does not have, or a file that
 * is no photograph or video of the provider's of this work
 */
export async function jobsOfPost(
  transaction: Transaction,
  companyId: string,
  workId: string,
  post: ProviderBudget,
  before: StoredBudget | undefined,
): Promise<NewJob[]> {
  const ids = (post.jobs ?? []).map(({ id }) => id);
  const jobs = (post.jobs ?? []).map((job, index): NewJob => {
    if (job.id !== undefined && ids.indexOf(job.id) < index)
      throw new ApiError(400, texts.wrongFormat(`jobs.${index}.id`));
    const known = before?.jobs.find(({ id }) => id === job.id);
    if (job.id !== undefined && known === undefined) throw new ApiError(404, texts.noSuchJob);
    const now = newJob(job, post.vat_rate, known?.lines ?? []);
    // Other terms of the prices make another price of the same figures.
    const isCarried =
      known?.state === 'approved' &&
      before?.pricesIncludeVat === post.prices_include_vat &&
      agreementOf(known) === agreementOf(now);
    return isCarried ? { ...now, carried: true, state: 'approved' } : now;
  });
  await requireFiles(transaction, companyId, workId, [
    ...new Set(jobs.flatMap((job) => job.file_ids)),
  ]);
  return jobs;
}

/** @param before lines of the job as it was: of what the post does not say, one that is the same is as far as it was */
function newJob(job: ProviderJob, vatRate: number, before: readonly BudgetJobLine[]): NewJob {
  const left = [...before];
  const wasDone = (designation: string, cents: number) => {
    const index = left.findIndex(
      (line) => line.designation === designation && line.price_cents === cents,
    );
    return index !== -1 && left.splice(index, 1).some(({ completed }) => completed);
  };
  const linesOf = (kind: 'labour' | 'materials') =>
    job[kind].map((line): BudgetJobLine => {
      const cents = eurosToCents(line.price);
      const known = wasDone(line.designation, cents);
      return {
        designation: line.designation,
        price_cents: cents,
        completed: line.completed ?? known,
        discount: line.discount,
        kind,
        vat_rate: line.vat_rate ?? vatRate,
      };
    });
  return {
    id: job.id ?? newId(),
    title: job.title,
    description: job.description ?? null,
    urgency: job.urgency,
    required: job.required,
    warranty_months: job.warranty_months ?? null,
    lines: [...linesOf('labour'), ...linesOf('materials')],
    file_ids: job.file_ids,
    carried: false,
    state: 'undecided',
  };
}

async function requireFiles(
  transaction: Transaction,
  companyId: string,
  workId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const found = await transaction
    .selectFrom('subjectFiles as file')
    .innerJoin('mediaFiles as media', 'media.id', 'file.mediaId')
    .select('file.id')
    .where('file.id', 'in', ids)
    .where('file.companyId', '=', companyId)
    .where('file.subject', '=', `A-${workId}`)
    .where('file.owner', '=', 'COMPANY')
    .where(sql<boolean>`media.type ~ '^(image|video)/'`)
    .execute();
  if (found.length < ids.length) throw new ApiError(404, texts.noSuchFile);
}
