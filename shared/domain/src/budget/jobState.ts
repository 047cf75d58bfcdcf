/** Where a job of a budget stands (part 3, BUD). */
export const JOB_STATES = ['undecided', 'approved', 'declined', 'later'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** What a customer decides about a job. */
export const JOB_DECISIONS = ['approved', 'declined', 'later'] as const;
export type JobDecision = (typeof JOB_DECISIONS)[number];

export const JOB_URGENCIES = ['safety', 'soon', 'whenever'] as const;
export type JobUrgency = (typeof JOB_URGENCIES)[number];

/** What the rules read of a job. */
export interface DecidableJob {
  readonly id: string;
  readonly title: string;
  readonly required: boolean;
  readonly state: JobState;
}

/** By job id. A job that is not named stays as it is: nothing is ever decided by silence (BUD-20). */
export type JobDecisions = Readonly<Record<string, JobDecision>>;

/** The state of a job after a decision; what is approved stays approved. */
export function decidedState(job: DecidableJob, decisions: JobDecisions): JobState {
  return job.state === 'approved' ? 'approved' : (decisions[job.id] ?? job.state);
}

/**
 * The required job that stands in the way: some job would be approved and this one would not (BUD-19). Undefined when
 * nothing does.
 */
export function missingRequiredJob<Job extends DecidableJob>(
  jobs: readonly Job[],
  decisions: JobDecisions,
): Job | undefined {
  const isApproved = (job: Job) => decidedState(job, decisions) === 'approved';
  if (!jobs.some((job) => job.state !== 'approved' && isApproved(job))) return undefined;
  return jobs.find((job) => job.required && !isApproved(job));
}
