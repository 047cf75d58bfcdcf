import { createServer } from 'node:net';
import { Problem } from './problem.ts';

/** Whether a server could listen on the port of this machine. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/**
 * @param ports the port by the name of the variable that changes it.
 * @throws Problem that names every port in use and the cure.
 */
export async function checkPorts(ports: Readonly<Record<string, number>>): Promise<void> {
  const taken: string[] = [];
  for (const [variable, port] of Object.entries(ports)) {
    if (!(await isPortFree(port))) taken.push(`${port} (${variable})`);
  }
  if (taken.length === 0) return;
  const several = taken.length > 1;
  throw new Problem(
    `Port${several ? 's' : ''} ${taken.join(' and ')} ${several ? 'are' : 'is'} in use: ` +
      'stop the program that uses it (perhaps another npm start), or choose another with the variable in brackets.',
  );
}
