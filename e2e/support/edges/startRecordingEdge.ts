import type { Page } from '@playwright/test';
import { startEdge } from '@portal/scripts/portal/stack';
import { integrityOf } from '@portal/storage/integrityOf';
import { domains, settings } from '../domains.ts';

const TOOL = 'https://gravacao.exemplo.pt';
/** Notes when it began, in milliseconds after the page. */
const SCRIPT = 'document.documentElement.dataset.recorded = String(performance.now());';

/**
 * One more edge, of an installation with a recording tool, for tests of one worker.
 * @param worker number of the worker: each has a port of its own.
 */
export async function startRecordingEdge(worker: number) {
  const edgePort = settings.edgePort + 5 + worker;
  const server = await startEdge(
    { ...settings, edgePort },
    {
      PORTAL_RECORDING_URL: `${TOOL}/gravar.js`,
      PORTAL_RECORDING_INTEGRITY: integrityOf(SCRIPT),
    },
  );
  return { origin: `http://${domains.workshop}:${edgePort}`, stop: server.stop };
}

/** Answers for the recording tool's host, and keeps what was asked of it. */
export async function serveRecordingTool(page: Page, script = SCRIPT): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${TOOL}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: script,
    });
  });
  return asked;
}
