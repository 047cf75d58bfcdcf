import type { FailureCode } from '@portal/contract/failureCodes';
import type { DetailedReport } from '../../composition/release/detailedReport.ts';
import { PART_FAILED, PART_SLOW } from '@portal/ui/loadPart';
import type { FindOwner } from '../guards/findOwner.ts';
import type { TellRemark } from './createTelemetry.ts';

/** One page sends no more reports than this: a broken page must not flood the service. */
const LIMIT = 20;

/**
 * Reports go to the console, to the service's log with what the page is (API-53), and as remarks to the numbers of the
 * rollouts. `send` gets one line without contacts; its failures are nobody's concern (API-54).
 */
export function createReport(
  send: (content: string) => Promise<unknown>,
  tellRemark: TellRemark,
): DetailedReport {
  let sent = 0;
  return {
    failure({ stack, ...failure }) {
      console.warn(`${failure.code} ${failure.remote ?? 'host'} ${failure.message}`);
      tellRemark({ ...failure, stack });
      sent += 1;
      if (sent > LIMIT) return;
      // Comes with the first failure: most pages have none.
      import(/* webpackChunkName: "report" */ './describePage.ts')
        .then(({ describePage }) => send(JSON.stringify({ ...failure, ...describePage() })))
        .catch(() => undefined);
    },
    measure(name, value) {
      performance.measure(name, { start: 0, duration: value });
    },
  };
}

/**
 * Reports what nobody caught: of a remote as `REMOTE-HANDLER`, because what it throws while it is drawn is caught. So is
 * code of a part that did not come, or is slow to come, while the view is on the page.
 * Returns the function that stops.
 */
export function reportUncaught(report: DetailedReport, findOwner: FindOwner): () => void {
  const tell = (code: FailureCode, message: string, where: string, stack?: string) => {
    const owner = findOwner(where);
    report.failure({ code: owner ? 'REMOTE-HANDLER' : code, message, stack, ...owner });
  };
  const stackOf = (error: unknown) => (error instanceof Error ? error.stack : undefined);
  const onError = ({ message, filename, error }: ErrorEvent) =>
    tell('PAGE-ERROR', message, filename, stackOf(error));
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    const message = reason instanceof Error ? reason.message : 'rejected';
    const stack = stackOf(reason);
    tell('PAGE-REJECTION', message, stack ?? '', stack);
  };
  // Code that comes later and did not come: the part says it in its place, or came with the second try.
  const onPartFailed = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null;
    if (typeof detail === 'string') tell('PAGE-ERROR', detail, detail);
  };
  const onPartSlow = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null;
    const owner = typeof detail === 'string' ? findOwner(detail) : undefined;
    report.failure({
      code: owner ? 'REMOTE-SLOW' : 'SHELL-RENDER',
      message: 'a part: not shown after 1500 ms',
      ...owner,
    });
  };
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener(PART_SLOW, onPartSlow, { signal });
  addEventListener(PART_FAILED, onPartFailed, { signal });
  addEventListener('error', onError, { signal });
  addEventListener('unhandledrejection', onRejection, { signal });
  return () => listening.abort();
}
