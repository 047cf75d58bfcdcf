import type { RecordingTool } from '@portal/contract/bootDocument';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { readCookie } from '../../browser/readCookie.ts';

/** How long after the start, or after the consent, recording begins, in milliseconds (SHL-44, C-148). */
const RECORDING_DELAY_MS = 2000;

export interface Recording {
  /** Does what the consent says now: begins after the delay, or ends. Called whenever it may have changed. */
  follow(): void;
}

function load({ url, integrity }: RecordingTool): void {
  const script = document.createElement('script');
  const attributes = { src: url, crossOrigin: 'anonymous', integrity: integrity ?? '' };
  document.head.append(Object.assign(script, attributes));
}

/**
 * The session-recording tool: its script is loaded from another host only after the consent
 * (CKE-17), never before. A script that runs cannot be taken back: when the consent is withdrawn
 * the page is loaded again, without it.
 * @param begun is called once when recording begins; it tells the service (C-37).
 */
export function createRecording(tool: RecordingTool | undefined, begun: () => void): Recording {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;

  function begin(): void {
    timer = undefined;
    isRunning = true;
    begun();
    if (tool) load(tool);
  }

  return {
    follow() {
      const isAccepted = readCookie(COOKIE_NAMES.acceptedAnalytics) !== null;
      if (isAccepted && !isRunning) timer ??= setTimeout(begin, RECORDING_DELAY_MS);
      if (isAccepted) return;
      clearTimeout(timer);
      timer = undefined;
      // The customer may refuse to leave what is unsaved: then the script runs on, and no second one beside it.
      if (isRunning && tool) window.location.reload();
      else isRunning = false;
    },
  };
}
