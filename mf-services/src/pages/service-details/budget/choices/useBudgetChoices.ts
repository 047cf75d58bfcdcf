import type { BudgetVersion, Job } from '@portal/api/work/budget/budget';
import type { Work } from '@portal/api/work/work';
import {
  missingRequiredJob,
  type JobDecision,
  type JobDecisions,
} from '@portal/domain/budget/jobState';
import { useKeptUnsent } from '@portal/remote/useKeptUnsent';
import { usePortal } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { useDetailsParameters } from '../../useDetailsParameters.ts';
import { choicesInEffect } from './choicesInEffect.ts';
import { choosableJobs } from './choosableJobs.ts';
import { contentOf } from './contentOf.ts';
import { keptChoicesSchema, NOTHING_CHOSEN, type KeptChoices } from './keptChoices.ts';
import { focusChoices } from './focusChoices.ts';
import { keptChoicesAtom } from './keptChoicesAtom.ts';
import { useChosenTotal, type ChosenTotal } from './useChosenTotal.ts';

/** What the customer makes of the jobs of a budget before it is sent (BUD-12). */
export interface BudgetChoices {
  budget: BudgetVersion | null;
  /** Whether choices stand on the page. */
  isOpen: boolean;
  /** Opens them for every job that is not approved (BUD-11, BUD-28). */
  open(): void;
  /** The jobs that a choice is asked for. */
  jobs: readonly Job[];
  decisions: JobDecisions;
  choose(job: Job, decision: JobDecision): void;
  approveAll(): void;
  /** The required job that keeps the others from being done (BUD-19). */
  missing: Job | undefined;
  reason: string;
  writeReason(reason: string): void;
  /** Whether the work is asked for inside the time for withdrawing; undefined where that is not asked (LAW-09). */
  earlyStart: boolean | undefined;
  askEarlyStart(asked: boolean): void;
  total: ChosenTotal;
  /** Forgets them: the decision was taken. */
  settle(): void;
}

/** Choices of one work, kept while the customer looks elsewhere, and over a reload or an expired session (C-238). */
function useKeptChoices(id: string) {
  const userId = useSession().subject?.userId ?? '';
  const key = `${userId} ${id}`;
  const [all, setAll] = useAtom(keptChoicesAtom);
  const kept = all[key] ?? NOTHING_CHOSEN;
  const keep = (changes: Partial<KeptChoices>) =>
    setAll((before) => ({ ...before, [key]: { ...NOTHING_CHOSEN, ...before[key], ...changes } }));
  const isEmpty =
    Object.keys(kept.chosen).length === 0 && kept.reason === '' && kept.earlyStartOf === null;
  useKeptUnsent<KeptChoices>(`budget:${id}`, {
    unsent: isEmpty ? null : kept,
    parse: v.parser(keptChoicesSchema),
    restore: keep,
  });
  return { kept, keep };
}

/** The state of the choices; without a budget that may be decided there are none. */
export function useBudgetChoices(work: Work): BudgetChoices {
  const { navigation } = usePortal();
  const { wantsReview } = useDetailsParameters();
  const [isReview, setReview] = useState(wantsReview);
  const { kept, keep } = useKeptChoices(work.id);
  const budget = work.budget ?? null;
  const isOpen = budget !== null && (isReview || budget.jobs.length > 1);
  const jobs = isOpen ? choosableJobs(budget, isReview) : [];
  const decisions = choicesInEffect(jobs, kept.chosen);
  const total = useChosenTotal(work.id, budget?.version, decisions);
  const choose = (chosen: readonly Job[], decision: JobDecision) =>
    keep({
      chosen: {
        ...kept.chosen,
        ...Object.fromEntries(chosen.map((job) => [job.id, { decision, of: contentOf(job) }])),
      },
    });

  const isReviewOpen = isReview && jobs.length > 0;
  const closeReview = useEffectEvent(() => {
    setReview(false);
    return true;
  });
  useEffect(
    () => (isReviewOpen ? navigation.interceptBack(() => closeReview()) : undefined),
    [isReviewOpen, navigation],
  );

  return {
    budget,
    isOpen: jobs.length > 0,
    open() {
      // What was pressed goes away: reading goes on with what it opened.
      flushSync(() => setReview(true));
      focusChoices();
    },
    jobs,
    decisions,
    choose: (job, decision) => choose([job], decision),
    approveAll: () => choose(jobs, 'approved'),
    missing: budget ? missingRequiredJob(budget.jobs, decisions) : undefined,
    reason: kept.reason,
    writeReason: (reason) => keep({ reason }),
    earlyStart: budget?.early_start_before ? kept.earlyStartOf === budget.version : undefined,
    askEarlyStart: (asked) => keep({ earlyStartOf: asked ? (budget?.version ?? null) : null }),
    total,
    settle() {
      keep(NOTHING_CHOSEN);
      setReview(false);
    },
  };
}
