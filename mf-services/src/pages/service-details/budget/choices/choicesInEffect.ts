import type { Job } from '@portal/api/work/budget/budget';
import type { JobDecision, JobDecisions } from '@portal/domain/budget/jobState';
import { contentOf } from './contentOf.ts';
import type { KeptChoices } from './keptChoices.ts';

/** The choices that still answer the jobs as they are now (BUD-17). */
export function choicesInEffect(jobs: readonly Job[], chosen: KeptChoices['chosen']): JobDecisions {
  const entries = jobs.flatMap((job): [string, JobDecision][] => {
    const kept = chosen[job.id];
    return kept?.of === contentOf(job) ? [[job.id, kept.decision]] : [];
  });
  return Object.fromEntries(entries);
}
