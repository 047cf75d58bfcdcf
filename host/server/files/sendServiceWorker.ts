import type { Context } from 'hono';
import { BASE } from '../../src/address/appPath.ts';
import { serveAsset } from './serveAsset.ts';
import type { ReadAsset } from './readAsset.ts';
import type { HostBuild } from './createHostBuildReader.ts';

export const WORKER_PATH = `${BASE}/service-worker.js`;
/** Its file in the host's build. */
export const WORKER_FILE = /^serviceWorker\.[0-9a-f]+\.js$/;

/**
 * Serves the offline worker of the host's build under the one address that browsers ask again for.
 * Its scope is the app; like everything else it may only talk to this origin.
 */
export async function sendServiceWorker(
  context: Context,
  sources: readonly ReadAsset[],
  { files }: HostBuild,
): Promise<Response> {
  const file = files.find(({ path }) => WORKER_FILE.test(path));
  const answer = await serveAsset(context, sources, file?.path ?? '');
  answer.headers.set('Cache-Control', 'no-cache');
  answer.headers.set('Service-Worker-Allowed', BASE);
  answer.headers.set('Content-Security-Policy', "default-src 'none'; connect-src 'self'");
  return answer;
}
