import { ApiError } from '@portal/api/http/apiError';
import { createCountersApi, type Counters } from '@portal/api/account/counters';
import type { Http } from '@portal/api/http/http';
import type { LeaveLite } from '../../../shell/lite/leaveLite.ts';
import type { ShellSession } from '../../../shell/session/shellSession.ts';

/**
 * Asks for the counters. They are asked for in full mode only; refused when the page has turned lite
 * meanwhile, they end the lite visit (ERR-05, C-141).
 * @throws ApiError.
 */
export async function fetchCounters(
  main: Http,
  shell: { session: Pick<ShellSession, 'current'>; leaveLite: Pick<LeaveLite, 'logOut'> },
): Promise<Counters> {
  try {
    return await createCountersApi(main).read();
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 401;
    if (isRefused && shell.session.current().mode === 'lite') shell.leaveLite.logOut();
    throw error;
  }
}
