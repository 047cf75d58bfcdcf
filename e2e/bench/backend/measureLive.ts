import { setTimeout as delay } from 'node:timers/promises';
import { atMost, exactly, percentile, type Finding } from '../findings.ts';
import { DOMAIN, phoneOf, tokenOf, type MeasuredPortal } from './measuredPortal.ts';

const PAGES = 500;
const CHANGES = 500;
const EVERY_MILLISECONDS = 50;
/** Until when a change that was not heard of counts as lost, in milliseconds. */
const LOST_MILLISECONDS = 20_000;

/** A page that stands open: it hears of its customer's changes and asks for the details anew. */
interface OpenPage {
  /** Resolves to the instant at which the page has what says these words. */
  untilShown(words: string): Promise<number>;
  close(): void;
}

/** Opens the stream of a customer in a process, as the shell does; its work is asked for again at every hint. */
async function openPage(
  portal: MeasuredPortal,
  customer: number,
  work: string,
  process: number,
): Promise<OpenPage> {
  const control = new AbortController();
  const answer = await fetch(`${portal.address(process)}/main/live`, {
    headers: {
      'x-forwarded-host': DOMAIN,
      authorization: `Bearer ${tokenOf(customer)}`,
      accept: 'text/event-stream',
    },
    signal: control.signal,
  });
  if (!answer.ok || answer.body === null) throw new Error(`A stream: ${answer.status}`);
  const waiting = new Map<string, (at: number) => void>();
  let isAsking = false;
  let isAsked = false;
  async function ask(): Promise<void> {
    isAsked = true;
    if (isAsking) return;
    isAsking = true;
    while (isAsked) {
      isAsked = false;
      const details = await portal.customer(
        customer,
        'GET',
        `/main/services/${work}/`,
        undefined,
        process,
      );
      const text = JSON.stringify(details.body);
      for (const [words, shown] of waiting) if (text.includes(words)) shown(performance.now());
    }
    isAsking = false;
  }
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const part of answer.body ?? [])
      if (decoder.decode(part).includes('event: service')) void ask();
  })();
  reading.catch(() => undefined);
  return {
    untilShown: (words) =>
      new Promise((resolve) => {
        waiting.set(words, (at) => {
          waiting.delete(words);
          resolve(at);
        });
      }),
    close: () => control.abort(),
  };
}

/**
 * Five hundred pages stand open in one process while a provider sends messages through the first: how long it takes from
 * the provider's call until the page has the message (LIVE-02).
 * @param process which process the pages are open in
 */
export async function measureLive(portal: MeasuredPortal, process: number): Promise<Finding[]> {
  const works: string[] = [];
  const pages: OpenPage[] = [];
  for (let customer = 0; customer < PAGES; customer += 1) {
    const who = { customer: { phone: phoneOf(customer) } };
    works.push(String((await portal.provider('POST', '/works', who))['id']));
  }
  try {
    for (const [customer, work] of works.entries())
      pages.push(await openPage(portal, customer, work, process));
    const times: number[] = [];
    const changes = Array.from({ length: CHANGES }, async (_, change) => {
      await delay(change * EVERY_MILLISECONDS);
      const page = (change * 7) % PAGES;
      const message = `Mensagem ${change}.`;
      const shown = pages[page]?.untilShown(message);
      const began = performance.now();
      await portal.provider('POST', `/works/${works[page] ?? ''}/messages`, { message });
      const at = await Promise.race([shown, delay(LOST_MILLISECONDS)]);
      if (at !== undefined) times.push(at - began);
    });
    await Promise.all(changes);
    const where = process === 0 ? 'the same process' : 'another process';
    return [
      exactly(`changes shown by 500 open pages, ${where}`, times.length, CHANGES),
      atMost(
        `from the change until it is there, ${where}: p95`,
        percentile(times, 0.95),
        1000,
        ' ms',
      ),
    ];
  } finally {
    for (const page of pages) page.close();
  }
}
