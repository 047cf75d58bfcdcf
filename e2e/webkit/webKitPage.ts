import { expect } from '@playwright/test';
import * as v from 'valibot';
import type { Engine } from './startEngine.ts';
import { sendCommand } from './sendCommand.ts';

/** How long something may take to be there, in milliseconds. */
const TIMEOUT_MS = 20_000;
/** The key of an element's reference in the WebDriver standard. */
const REFERENCE = 'element-6066-11e4-a52e-4f735466cecf';
const elementSchema = v.object({ [REFERENCE]: v.string() });

/** What is looked for: a button or link by its words, a field by its label, anything by CSS. */
export type Target = { button: string } | { link: string } | { field: string } | { css: string };

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
    link: () => [...document.querySelectorAll('a')].filter(named),
    field: () => [...document.querySelectorAll('input, textarea, select')].filter(labelled),
    css: () => [...document.querySelectorAll(words)],
  }[kind]();
  return candidates.find((element) => element.type === 'file' || element.getClientRects().length > 0) ?? null;
`;

/** A page in a browser of WebKit, for the few things that its tests do. */
export interface WebKitPage {
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
  click(target: Target): Promise<void>;
  /** Types into a field; the path of a file into a file field. */
  type(target: Target, text: string): Promise<void>;
}

/** The page of a browser that runs. */
export function webKitPage({ port, session }: Engine): WebKitPage {
  const send = (method: 'GET' | 'POST', path: string, body?: object) =>
    sendCommand(port, method, session + path, body);
  const run = (body: string, ...values: unknown[]) =>
    send('POST', '/execute/sync', { script: body, args: values });

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
    open: async (url) => void (await send('POST', '/url', { url })),
    reload: async () => void (await send('POST', '/refresh', {})),
    run,
    ask: async (target, body) => run(body, { [REFERENCE]: await find(target) }),
    setCookie: async (name, value) =>
      void (await send('POST', '/cookie', { cookie: { name, value, path: '/' } })),
    see: async (target) => void (await find(target)),
    read: (words) =>
      expect
        .poll(() => run('return document.body?.innerText'), { timeout: TIMEOUT_MS })
        .toContain(words),
    click: (target) =>
      expect(async () => {
        await send('POST', `/element/${await find(target)}/click`, {});
      }).toPass({ timeout: TIMEOUT_MS }),
    type: async (target, text) =>
      void (await send('POST', `/element/${await find(target)}/value`, { text })),
  };
}
