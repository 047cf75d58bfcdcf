import type { Backend } from '../../../../platform/backend.ts';
import { dropGivenUpJob, retryGivenUpJob } from '../../../../platform/jobs/givenUpJobs.ts';
import type { WatchedQueue } from '../../../../platform/jobs/watchedQueue.ts';

/** What a person does with a job that was given up. */
export interface QueueAction {
  name: string;
  button: string;
  look: 'strong' | 'danger';
  question: string;
  note: string;
  /** What it is called where it is kept who did what. */
  noted: string;
  /** What the page says afterwards. */
  done: string;
  isOffered(queue: WatchedQueue): boolean;
  /** @returns whether the job was given up */
  act(backend: Backend, queue: WatchedQueue, id: string): Promise<boolean>;
}

export const QUEUE_ACTIONS: readonly QueueAction[] = [
  {
    name: 'retry',
    button: 'Try again',
    look: 'strong',
    question: 'Try this again',
    note: 'It has all its tries, the first at once, or once the pause of its endpoint is over.',
    noted: 'had a job tried again',
    done: 'It is tried again.',
    isOffered: ({ again }) => again !== undefined,
    act: ({ database, clock }, queue, id) => retryGivenUpJob(database, queue, id, clock.now()),
  },
  {
    name: 'drop',
    button: 'Drop',
    look: 'danger',
    question: 'Drop this for good',
    note: 'It is forgotten: nobody gets it any more.',
    noted: 'dropped a job',
    done: 'It was dropped.',
    isOffered: ({ mayDrop }) => mayDrop === true,
    act: ({ database }, queue, id) => dropGivenUpJob(database, queue, id),
  },
];
