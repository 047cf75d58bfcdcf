import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '@portal/domain/text/messageOf';
import type { Backend } from './backend.ts';
import type { RepeatedTask } from './capability.ts';

export interface RunningTasks {
  /**
   * Starts no further run and waits for those under way, which are safe to break off.
   * @param timeout how long, in milliseconds
   */
  stop(timeout: number): Promise<void>;
}

/** Starts the tasks; a run that fails is logged and tried again at the next turn, runs never overlap. */
export function startTasks(backend: Backend, tasks: RepeatedTask[]): RunningTasks {
  const running = new Set<Promise<void>>();
  const ending = new AbortController();
  const timers = tasks.map((task) => {
    let busy = false;
    return setInterval(() => {
      if (busy) return;
      busy = true;
      const run = backend.clock
        .refresh()
        .then(() => task.run(backend, ending.signal))
        .catch((error: unknown) =>
          backend.log.warn({ task: task.name, error: messageOf(error) }, 'a task failed'),
        )
        .finally(() => {
          busy = false;
          running.delete(run);
        });
      running.add(run);
    }, task.everySeconds * 1000);
  });
  return {
    stop: async (timeout) => {
      for (const timer of timers) clearInterval(timer);
      ending.abort();
      const isOver = await Promise.race([
        Promise.allSettled(running).then(() => true),
        delay(timeout, false, { ref: false }),
      ]);
      if (!isOver)
        backend.log.warn('tasks that did not end are left: the next process does them again');
    },
  };
}
