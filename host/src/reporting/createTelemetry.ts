import type { RemoteLoad } from '@portal/rollout/telemetry';

declare const PORTAL_SHELL_VERSION: string;

/** How long loads are collected before they are told, in milliseconds. */
const COLLECTED = 3000;
/** Most loads of one message. */
const MOST = 20;

/** Notes one attempt to put a release on the page. */
export type TellLoad = (load: RemoteLoad) => void;

/**
 * Tells mgmt which releases the page showed or could not show, a few at a time and at the latest when the page is
 * left. It says nothing of the customer, sets nothing, and what cannot be sent is forgotten. While the
 * browser is offline nothing is noted: that is no release's fault.
 * @param send hands one message over, also from a page that is being left
 */
export function createTelemetry(
  send: (message: string) => void = (body) => {
    const headers = { 'content-type': 'application/json' };
    fetch('/api/mgmt/telemetry', {
      method: 'POST',
      keepalive: true,
      // Not even the cookies of the customer.
      credentials: 'omit',
      headers,
      body,
    }).catch(() => undefined);
  },
): TellLoad {
  let loads: RemoteLoad[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const told = loads.splice(0, MOST);
    if (told.length > 0) send(JSON.stringify({ shell: PORTAL_SHELL_VERSION, loads: told }));
    if (loads.length > 0) flush();
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });

  return (load) => {
    if (!navigator.onLine) return;
    loads.push({ ...load, milliseconds: Math.round(load.milliseconds) });
    timer ??= setTimeout(flush, COLLECTED);
  };
}
