import { expect } from '@playwright/test';
import * as v from 'valibot';
import { REFERENCE, type Engine } from './engine.ts';

/** How long something may take to be there, in milliseconds. */
const TIMEOUT_MS = 20_000;
const elementSchema = v.object({ [REFERENCE]: v.string() });

/** What is looked for: a button, link or field by its words, a button or choice by how they begin, anything by CSS. */
export type Target =
  | { button: string }
  | { action: string }
  | { link: string }
  | { field: string }
  | { choice: string }
  | { css: string };

/** Finds the first that is visible, or a file field, which never is; the words are those that are read out. */
const FIND = `
  const [kind, words] = Object.entries(arguments[0])[0];
  const is = (name) => name !== null && name.replace(/\\s+/g, ' ').trim() === words;
  const named = (element) => is(element.getAttribute('aria-label')) || is(element.innerText);
  const labelled = (element) =>
    is(element.getAttribute('aria-label')) ||
    [...(element.labels ?? [])].some((label) => is(label.innerText));
  const candidates = {
    button: () => [...document.querySelectorAll('button, [role="button"]')].filter(named),
    action: () =>
      [...document.querySelectorAll('button')].filter(({ innerText }) => innerText.trim().startsWith(words)),
    choice: () =>
      [...document.querySelectorAll('label')].filter(({ innerText }) => innerText.trim().startsWith(words)),
    link: () => [...document.querySelectorAll('a')].filter(named),
    field: () => [...document.querySelectorAll('input, textarea, select')].filter(labelled),
    css: () => [...document.querySelectorAll(words)],
  }[kind]();
  return candidates.find((element) => element.type === 'file' || element.getClientRects().length > 0) ?? null;
`;

/**
 * Drivers scroll only to where a bar at the bottom may lie over it, press where it was before the page moved, and say nothing
 * of a press that a control ignores: whether it stands still and can be pressed.
 */
const PREPARE = `
  const [element] = arguments;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const before = place();
  return new Promise((resolve) => setTimeout(resolve, 100)).then(
    () => place() === before && element.isConnected && !element.matches(':disabled, [aria-disabled="true"]'),
  );
`;

/** A page in a browser that Playwright does not drive, for the few things that its tests do. */
export interface EnginePage {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs the body of a function in the page and answers what it returns. */
  run(body: string, ...values: unknown[]): Promise<unknown>;
  /** The same about an element, which is the first value. */
  ask(target: Target, body: string): Promise<unknown>;
  setCookie(name: string, value: string): Promise<void>;
  /** Waits until it is visible. */
  see(target: Target): Promise<void>;
  /** Waits until the page's text contains these words. */
  read(words: string): Promise<void>;
  /** Presses it once it can be pressed. */
  click(target: Target): Promise<void>;
  /** Types into a field; the path of a file into a file field. */
  type(target: Target, text: string): Promise<void>;
}

/** The page of a browser that runs. */
export function enginePage(engine: Engine): EnginePage {
  const run = (body: string, ...values: unknown[]) => engine.execute(body, values);

  /** Waits for an element and answers the driver's reference to it. */
  async function find(target: Target): Promise<string> {
    let id = '';
    await expect(async () => {
      const found = v.safeParse(elementSchema, await run(FIND, target));
      const page = found.success ? '' : String(await run('return document.body?.innerText'));
      expect(found.success, `${JSON.stringify(target)} is not on the page: ${page}`).toBe(true);
      if (found.success) id = found.output[REFERENCE];
    }).toPass({ timeout: TIMEOUT_MS });
    return id;
  }

  return {
    open: (url) => engine.navigate(url),
    reload: () => engine.refresh(),
    run,
    ask: async (target, body) => run(body, { [REFERENCE]: await find(target) }),
    setCookie: (name, value) => engine.addCookie(name, value),
    see: async (target) => void (await find(target)),
    read: (words) =>
      expect
        .poll(() => run('return document.body?.innerText'), { timeout: TIMEOUT_MS })
        .toContain(words),
    click: (target) =>
      expect(async () => {
        const element = await find(target);
        const isReady = await run(PREPARE, { [REFERENCE]: element });
        expect(isReady, `${JSON.stringify(target)} cannot be pressed yet`).toBe(true);
        await engine.click(element);
      }).toPass({ timeout: TIMEOUT_MS }),
    type: async (target, text) => engine.sendKeys(await find(target), text),
  };
}
