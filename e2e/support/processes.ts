import { testControlPort } from '@portal/scripts/portal/stackSettings';

/** Processes of the portal that a fault test may take away. */
export type PortalProcess = 'backend' | 'gateway' | 'edge';

async function command(action: 'stop' | 'start', name: PortalProcess): Promise<void> {
  const address = `http://127.0.0.1:${testControlPort()}/${action}/${name}`;
  const response = await fetch(address, { method: 'POST' });
  if (!response.ok) throw new Error(`${name} did not ${action}: ${await response.text()}`);
}

/** Stops a process of the portal; resolves when it has ended. Only for tests in `faults`, which run alone. */
export function stopProcess(name: PortalProcess): Promise<void> {
  return command('stop', name);
}

/** Starts a process that was stopped; resolves when it is healthy. */
export function startProcess(name: PortalProcess): Promise<void> {
  return command('start', name);
}
