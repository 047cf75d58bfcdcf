import { say } from './say.ts';
import { seconds } from './seconds.ts';

/** Announces a step, runs it and says how long it took. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  say(`${title} ...`);
  const result = await work();
  say(`  done in ${seconds(Date.now() - started)}`);
  return result;
}
