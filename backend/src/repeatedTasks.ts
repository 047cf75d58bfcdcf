import type { Backend } from './backend.ts';
import type { RepeatedTask } from './capability.ts';

/** Starts the tasks; a run that fails is logged and tried again at the next turn, runs never overlap. */
export function startTasks(backend: Backend, tasks: RepeatedTask[]): { stop(): Promise<void> } {
  const running = new Set<Promise<void>>();
  const timers = tasks.map((task) => {
    let busy = false;
    return setInterval(() => {
      if (busy) return;
      busy = true;
      const run = backend.clock
        .refresh()
        .then(() => task.run(backend))
        .catch((error: unknown) =>
          backend.log.warn(
            { task: task.name, error: error instanceof Error ? error.message : String(error) },
            'a task failed',
          ),
        )
        .finally(() => {
          busy = false;
          running.delete(run);
        });
      running.add(run);
    }, task.everySeconds * 1000);
  });
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.allSettled(running);
    },
  };
}
