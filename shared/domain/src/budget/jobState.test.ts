import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decidedState,
  JOB_DECISIONS,
  JOB_STATES,
  missingRequiredJob,
  type DecidableJob,
} from './jobState.ts';

const job = (id: string, more: Partial<DecidableJob> = {}): DecidableJob => ({
  id,
  title: `Trabalho ${id}`,
  required: false,
  state: 'undecided',
  ...more,
});

test('a job that is not named stays as it is, and an approved one stays approved [BUD-20]', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...JOB_STATES),
      fc.option(fc.constantFrom(...JOB_DECISIONS), { nil: undefined }),
      (state, decision) => {
        const after = decidedState(
          job('a', { state }),
          decision === undefined ? { other: 'approved' } : { a: decision },
        );
        if (state === 'approved') expect(after).toBe('approved');
        else expect(after).toBe(decision ?? state);
      },
    ),
  );
});

test('something is approved only with every required job [BUD-19]', () => {
  const jobs = [job('needed', { required: true }), job('wanted')];
  expect(missingRequiredJob(jobs, { wanted: 'approved' })?.id).toBe('needed');
  expect(missingRequiredJob(jobs, { wanted: 'approved', needed: 'later' })?.id).toBe('needed');
  expect(missingRequiredJob(jobs, { wanted: 'approved', needed: 'approved' })).toBeUndefined();
  expect(missingRequiredJob(jobs, { wanted: 'declined' })).toBeUndefined();
  expect(missingRequiredJob(jobs, { needed: 'declined', wanted: 'later' })).toBeUndefined();
  expect(missingRequiredJob(jobs, {})).toBeUndefined();
  const agreed = [job('needed', { required: true, state: 'approved' }), job('wanted')];
  expect(missingRequiredJob(agreed, { wanted: 'approved' })).toBeUndefined();
});
