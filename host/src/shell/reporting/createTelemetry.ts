import type { HostLoad, ReleaseError, Remark, RemoteLoad } from '@portal/rollout/telemetry';
import { LOAD_TICKET } from '../../address/loadTicket.ts';
import type { DetailedFailure } from '../../composition/release/detailedReport.ts';
import type { TellLoad } from '../../composition/release/tellLoad.ts';
import { hostLoad } from './hostLoad.ts';
import { sendTelemetry } from './sendTelemetry.ts';

declare const PORTAL_SHELL_VERSION: string;

/** How long loads are collected before they are told, in milliseconds. */
const COLLECTED = 3000;
/** Most loads, and most remarks, of one message. */
const MOST = 20;
/** Most errors that one page tells of, and how much of each. */
const MOST_ERRORS = 10;
const MESSAGE = 500;
const STACK = 3000;
/**
 * Codes of failed and slow loads, which count as such, and of calls, which say nothing of a release. Of the others mgmt
 * leaves out what is not among its `REMARK_CODES`, and counts `DRAWING_FAILURES` as failed loads: a list here would cost
 * the home more.
 */
const OF_LOAD = /^(?:CALL|REMOTE-(?:CON|KIL|LOA|SLO|INT|IMP|MOU|REN|UPD))/;
/** A stable code; what a remote calls its own failures may look otherwise. */
const CODE = /^[A-Z]+(?:-[A-Z]+)+$/;

/** Read anew each time: a document that was kept gets another one from the edge. */
function readTicket(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${LOAD_TICKET.meta}"]`);
  return meta?.content;
}

/**
 * Notes a failure whose release is known, once for each page view: as a remark, unless it is of a load, and
 * what the error said.
 */
export type TellRemark = (failure: DetailedFailure) => void;

/** Notes that the shell has drawn something, or what kept it from that. */
export type TellHost = (outcome: HostLoad['outcome']) => void;

/**
 * Tells mgmt which releases the page showed or could not show, and what those on it did wrong, a few at a time and at the latest when the page is
 * left. It says nothing of the customer, sets nothing, and what cannot be sent is forgotten. While the
 * browser is offline nothing is noted: that is no release's fault.
 * @param releases those for which the page's ticket was made
 * @param send hands one message over, also from a page that is being left
 */
export function createTelemetry(
  releases: readonly string[],
  send: (message: string) => void = sendTelemetry,
): { tellLoad: TellLoad; tellRemark: TellRemark; tellHost: TellHost } {
  const remarked = new Set<string>();
  const remarks: Remark[] = [];
  const loads: RemoteLoad[] = [];
  const errors: ReleaseError[] = [];
  const hosts: HostLoad[] = [];
  let errorsLeft = MOST_ERRORS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    while (loads.length + remarks.length + errors.length + hosts.length > 0) {
      const told = {
        host: hosts.shift(),
        loads: loads.splice(0, MOST),
        remarks: remarks.splice(0, MOST),
        errors: errors.splice(0),
      };
      send(
        JSON.stringify({
          shell: PORTAL_SHELL_VERSION,
          ticket: readTicket(),
          releases,
          ...told,
        }),
      );
    }
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });

  function note<Entry>(list: Entry[], entry: Entry): void {
    list.push(entry);
    timer ??= setTimeout(flush, COLLECTED);
  }

  return {
    tellHost(outcome) {
      const load = hostLoad(outcome);
      if (load) note(hosts, load);
    },
    tellLoad(load) {
      if (!navigator.onLine) return;
      note(loads, { ...load, milliseconds: Math.round(load.milliseconds) });
    },
    tellRemark({ code, remote, release, message, stack = '' }) {
      if (!remote || !release || !navigator.onLine) return;
      const of = { remote, version: release, code };
      const isFirst = (what: string) => !remarked.has(what) && Boolean(remarked.add(what));
      const isRemark = CODE.test(code) && !OF_LOAD.test(code);
      if (isRemark && isFirst(`${code} ${remote} ${release}`)) note(remarks, of);
      // A service that does not answer says nothing of the release that asked.
      if (code === 'CALL-FAILED') return;
      if (message === '' || !CODE.test(code) || errorsLeft === 0) return;
      if (!isFirst(`${code} ${remote} ${release} ${message}`)) return;
      errorsLeft -= 1;
      note(errors, { ...of, message: message.slice(0, MESSAGE), stack: stack.slice(0, STACK) });
    },
  };
}
