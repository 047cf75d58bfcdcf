import { canonicalJson } from '../evidence/hashedRecord.ts';
import type { NewJob } from './insertBudget.ts';
import type { StoredBudget, StoredJob } from '../storedBudget.ts';

/** What a customer agrees to in a job; how far its lines are is no part of it. */
export function agreementOf(job: NewJob | StoredJob): string {
  return canonicalJson({
    title: job.title,
    description: job.description,
    urgency: job.urgency,
    required: job.required,
    warranty: job.warranty_months,
    files: job.file_ids,
    // On the wire a line of no kind stands among the materials, and comes back as one of them.
    lines: job.lines.map(({ completed: _completed, kind = 'materials', ...line }) => ({
      ...line,
      kind,
    })),
  });
}

/** Whether a post says nothing new but which lines are done: that is progress and makes no version (BUD-26). */
export function isProgress(before: StoredBudget, jobs: readonly NewJob[]): boolean {
  const isAgreed = before.jobs.some(({ state }) => state === 'approved');
  return (
    isAgreed &&
    jobs.length === before.jobs.length &&
    before.jobs.every((job) => {
      const now = jobs.find(({ id }) => id === job.id);
      return now !== undefined && agreementOf(now) === agreementOf(job);
    })
  );
}

/** The stored jobs with the progress of a post. */
export function withProgress(before: StoredBudget, jobs: readonly NewJob[]): StoredJob[] {
  return before.jobs.map((job) => ({
    ...job,
    lines: jobs.find(({ id }) => id === job.id)?.lines ?? job.lines,
  }));
}
