import { expect, test, type Page } from '@playwright/test';
import { findAll } from './invariants/findAll.ts';
import type { AmountsSeen } from './invariants/findDifferingAmounts.ts';
import { findLostFocus } from './invariants/findLostFocus.ts';
import { findUnheard } from './invariants/findUnheard.ts';
import { listen, takeHeard } from './invariants/hear.ts';
import { untilQuiet, watchCalls } from './untilQuiet.ts';
import { writeDay } from './writeDay.ts';

interface StepOptions {
  /** What is typed but not sent is lost by a reload: stay on the page. */
  unsaved?: boolean;
}

/** One person's day at the portal. */
export interface Day {
  /** Something that the person does, after which everything must hold, also after a reload and in a second tab. */
  step<Result>(name: string, action: () => Promise<Result>, options?: StepOptions): Promise<Result>;
  /** Writes down how long it took. */
  end(): Promise<void>;
}

/** Begins a day in a page that has not been opened yet. */
export async function beginDay(page: Page): Promise<Day> {
  const context = page.context();
  const calls = watchCalls(context);
  const seen: AmountsSeen = new Map();
  let taps = 0;
  let keys = 0;
  let seconds = 0;
  let steps = 0;
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  await listen(context);
  await context.exposeBinding('countPress', (_, kind) => {
    if (kind === 'keydown') keys += 1;
    else taps += 1;
  });
  await context.addInitScript(() => {
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, ({ isTrusted }) => {
        const count: unknown = Reflect.get(window, 'countPress');
        if (isTrusted && typeof count === 'function') count(kind);
      });
  });

  async function holds(where: Page, when: string): Promise<void> {
    await untilQuiet(where, calls);
    expect.soft(await findAll(where, seen), when).toEqual([]);
  }

  async function again(name: string): Promise<void> {
    if (steps % 4 === 0) {
      const address = page.url();
      await page.goBack();
      if (page.url() !== 'about:blank') await holds(page, `${name}, back`);
      await page.goForward();
      if (page.url() !== address) await page.goto(address);
      await holds(page, `${name}, forward`);
      return;
    }
    await page.reload();
    await holds(page, `${name}, reloaded`);
  }

  async function inSecondTab(name: string): Promise<void> {
    const tab = await context.newPage();
    await tab.goto(page.url());
    await holds(tab, `${name}, in a second tab`);
    await tab.close();
  }

  return {
    step: (name, action, options = {}) =>
      test.step(name, async () => {
        const opened = documents;
        const pressed = taps + keys;
        calls.takeChanges();
        if (page.url() !== 'about:blank') await takeHeard(page);
        const started = performance.now();
        const result = await action();
        await untilQuiet(page, calls);
        seconds += (performance.now() - started) / 1000;
        steps += 1;
        if (documents === opened && taps + keys > pressed) {
          expect.soft(await findLostFocus(page), `${name}: focus`).toEqual([]);
          const unheard = findUnheard(await takeHeard(page), calls.takeChanges());
          expect.soft(unheard, `${name}: announced`).toEqual([]);
        }
        await holds(page, name);
        if (steps % 2 === 0 && !options.unsaved) await again(name);
        if (steps % 3 === 0 && !options.unsaved) await inSecondTab(name);
        return result;
      }),
    end: () => writeDay({ steps, taps, keys, seconds }),
  };
}
