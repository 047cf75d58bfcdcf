import type { FailureReport, Report } from '@portal/contract/report';

/** One page sends no more reports than this: a broken page must not flood the service. */
const LIMIT = 20;

/**
 * Reports go to the console and to the service's log. `send` gets one line without personal
 * data; its failures are nobody's concern (API-54).
 */
export function createReport(send: (content: string) => Promise<unknown>): Report {
  let sent = 0;
  return {
    failure(failure: FailureReport) {
      console.warn(`${failure.code} ${failure.remote ?? 'host'} ${failure.message}`);
      sent += 1;
      if (sent > LIMIT) return;
      send(JSON.stringify(failure)).catch(() => undefined);
    },
    measure(name, value) {
      performance.measure(name, { start: 0, duration: value });
    },
  };
}

/** Reports what nobody caught; returns the function that stops. */
export function reportUncaught(report: Report): () => void {
  const onError = (event: ErrorEvent) =>
    report.failure({ code: 'PAGE-ERROR', message: event.message });
  const onRejection = (event: PromiseRejectionEvent) =>
    report.failure({
      code: 'PAGE-REJECTION',
      message: event.reason instanceof Error ? event.reason.message : 'rejected',
    });
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
