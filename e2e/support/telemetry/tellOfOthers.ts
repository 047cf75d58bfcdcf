import { expect, type Page } from '@playwright/test';
import { BOOT_DOCUMENT_ELEMENT_ID, bootDocumentSchema } from '@portal/contract/bootDocument';
import * as v from 'valibot';

/** Sends messages to the telemetry from a page. */
async function sendFrom(page: Page, messages: readonly object[]): Promise<void> {
  const bodies = messages.map((message) => JSON.stringify(message));
  const answers = await page.evaluate((all) => {
    const headers = { 'content-type': 'application/json' };
    const tell = async (body: string) =>
      (await fetch('/api/mgmt/telemetry', { method: 'POST', headers, body })).status;
    return Promise.all(all.map(tell));
  }, bodies);
  expect(new Set(answers)).toEqual(new Set([204]));
}

/** What a hundred other page views would tell of their loads: a canary is judged beside them. */
export async function tellOfOthers(page: Page, remote: string, version: string): Promise<void> {
  const views = await page.evaluate((id) => {
    const open = async () => {
      const answer = await fetch(location.href, { cache: 'no-store' });
      const view = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const ticket = view.querySelector<HTMLMetaElement>('meta[name="load-ticket"]')?.content;
      return { ticket, boot: view.getElementById(id)?.textContent ?? '' };
    };
    return Promise.all(Array.from({ length: 100 }, open));
  }, BOOT_DOCUMENT_ELEMENT_ID);
  const loads = [{ remote, version, outcome: 'shown', milliseconds: 120 }];
  const messages = views.map(({ ticket, boot }) => {
    const { remotes } = v.parse(bootDocumentSchema, JSON.parse(boot));
    const releases = remotes.flatMap(({ name, release, fallback }) =>
      [release, fallback].flatMap((one) => (one === null ? [] : [`${name}@${one.version}`])),
    );
    return { shell: 'shell-of-a-test', ticket, releases, loads };
  });
  await sendFrom(page, messages);
}

/** Invents failures of a release, as anybody can: without the ticket of a page they count for nothing. */
export async function inventFailures(page: Page, remote: string, version: string): Promise<void> {
  const load = { remote, version, outcome: 'REMOTE-LOAD', milliseconds: 9 };
  const message = { shell: 'invented', loads: Array(20).fill(load) };
  await sendFrom(page, Array(20).fill(message));
}
