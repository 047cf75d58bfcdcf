import { get } from 'node:http';

function isHealthyAt(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(2000);
    get({ socketPath, path: '/health', signal }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    }).on('error', () => resolve(false));
  });
}

/** Whether the address answers 2xx within two seconds; `unix:` and the path of a socket is one, too. */
export async function isHealthy(address: string): Promise<boolean> {
  if (address.startsWith('unix:')) return isHealthyAt(address.slice('unix:'.length));
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
