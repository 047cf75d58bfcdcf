import { expect, test, type Dialog, type Page } from '@playwright/test';
import { connectionOf, type Connection } from './connection.ts';
import { findAll } from './invariants/findAll.ts';
import type { AmountsSeen } from './invariants/findDifferingAmounts.ts';
import { findLostFocus } from './invariants/findLostFocus.ts';
import { findUnheard } from './invariants/findUnheard.ts';
import { listen, takeHeard } from './invariants/heard.ts';
import { readTyped } from './invariants/readTyped.ts';
import { untilQuiet, watchCalls } from './untilQuiet.ts';
import { watchPresses } from './watchPresses.ts';
import { writeDay } from './writeDay.ts';

interface StepOptions {
  /** Words are typed and not sent: seen again after a reload and in a second tab, whichever step this is. */
  unsaved?: boolean;
  /** Nothing can be loaded. */
  offline?: boolean;
}

/** One person's day at the portal. */
export interface Day {
  /** Something that the person does, after which everything must hold, also after a reload and in a second tab. */
  step<Result>(name: string, action: () => Promise<Result>, options?: StepOptions): Promise<Result>;
  /** Opens an address, and passes the time that its splash stays. */
  open(address: string): Promise<void>;
  /** Lets this many milliseconds pass at once for the pages, when nothing is on its way. */
  pass(milliseconds: number): Promise<void>;
  /** Changes what the page has of the network. */
  connect(connection: Connection): Promise<void>;
  /** Writes down how long it took. */
  end(): Promise<void>;
}

/** What changes at the server is shown within a second (LIVE-02), on a busy machine later: milliseconds. */
const LATE_MS = 5000;

/** Begins a day in a page that has not been opened yet. */
export async function beginDay(page: Page): Promise<Day> {
  const context = page.context();
  const calls = watchCalls(context);
  const connect = await connectionOf(page);
  await connect();
  await page.clock.install();
  const seen: AmountsSeen = new Map();
  let seconds = 0;
  let steps = 0;
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  await listen(context);
  const presses = await watchPresses(context);
  const pressed = () => presses.taps + presses.keys;

  async function checks(where: Page, when: string): Promise<void> {
    const since = performance.now();
    let found = await findAll(where, seen);
    // What a page learns while it is read, or is about to, counts for nothing: it is read again.
    while (found.length > 0 && performance.now() - since < LATE_MS) {
      await untilQuiet(where, calls);
      found = await findAll(where, seen);
    }
    expect.soft(found, when).toEqual([]);
  }

  async function holds(where: Page, when: string): Promise<void> {
    await untilQuiet(where, calls);
    await checks(where, when);
  }

  /** What was typed and not sent is there after a reload, unless the browser had asked before. */
  async function reload(name: string, unsaved: boolean): Promise<void> {
    const typed = unsaved ? await readTyped(page) : [];
    let asked = false;
    const answer = (dialog: Dialog) => {
      asked ||= dialog.type() === 'beforeunload';
      void dialog.accept();
    };
    page.on('dialog', answer);
    await page.reload();
    page.off('dialog', answer);
    await holds(page, `${name}, reloaded`);
    if (unsaved && !asked)
      expect.soft(await readTyped(page), `${name}: words, reloaded`).toEqual(typed);
  }

  async function again(name: string, unsaved: boolean): Promise<void> {
    if (steps % 4 === 0 && !unsaved) {
      const address = page.url();
      await page.goBack();
      if (page.url() !== 'about:blank') await holds(page, `${name}, back`);
      await page.goForward();
      if (page.url() !== address) await page.goto(address);
      await holds(page, `${name}, forward`);
      return;
    }
    await reload(name, unsaved);
  }

  async function inSecondTab(name: string): Promise<void> {
    const typed = await readTyped(page);
    const tab = await context.newPage();
    const connectTab = await connectionOf(tab);
    await connectTab();
    await tab.goto(page.url());
    await holds(tab, `${name}, in a second tab`);
    await tab.close();
    expect.soft(await readTyped(page), `${name}: words, with a second tab`).toEqual(typed);
  }

  return {
    step: (name, action, options = {}) =>
      test.step(name, async () => {
        const opened = documents;
        const before = pressed();
        calls.takeChanges();
        if (page.url() !== 'about:blank') await takeHeard(page);
        const started = performance.now();
        const result = await action();
        await untilQuiet(page, calls);
        seconds += (performance.now() - started) / 1000;
        steps += 1;
        if (documents === opened && pressed() > before) {
          expect.soft(await findLostFocus(page), `${name}: focus`).toEqual([]);
          const unheard = findUnheard(await takeHeard(page), calls.takeChanges());
          expect.soft(unheard, `${name}: announced`).toEqual([]);
        }
        await checks(page, name);
        if (options.offline) return result;
        const { unsaved = false } = options;
        if (unsaved || steps % 2 === 0) await again(name, unsaved);
        if (unsaved || steps % 3 === 0) await inSecondTab(name);
        return result;
      }),
    async open(address) {
      await page.goto(address);
      await untilQuiet(page, calls);
    },
    async pass(milliseconds) {
      await untilQuiet(page, calls);
      await page.clock.fastForward(milliseconds);
    },
    connect,
    end: () => writeDay({ steps, ...presses, seconds }),
  };
}
