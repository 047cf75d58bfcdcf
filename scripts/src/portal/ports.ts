import { createServer } from 'node:net';
import { Problem } from '../terminal/problem.ts';

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // A machine without IPv6 has no such address; that says nothing about the port.
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** Whether a server could listen on the port of this machine, whatever address it chooses. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0', '::']) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
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
