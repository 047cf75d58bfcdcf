import type { Backend } from './backend.ts';
import type { DescribedRoutes } from './routes/describedRoutes.ts';

/** Work that repeats while the process runs. Several processes may run it at once, so it must be safe in SQL. */
export interface RepeatedTask {
  name: string;
  everySeconds: number;
  /** `ending` is aborted when the process ends: whatever takes long begins nothing more then. */
  run(backend: Backend, ending: AbortSignal): Promise<void>;
}

/** A part of the backend, as its folder hands it to createApp.ts. */
export interface Capability {
  name: string;
  routes(backend: Backend): DescribedRoutes;
  tasks?: RepeatedTask[];
}
