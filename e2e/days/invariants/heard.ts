import type { BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';

const heardSchema = v.array(
  v.object({ text: v.string(), how: v.picklist(['told', 'focus']), press: v.number() }),
);
/**
 * What a screen reader spoke by itself: a live region's words, or what took the focus; `press` counts what was
 * pressed before in the same document.
 */
export type Heard = v.InferOutput<typeof heardSchema>;

/** Listens in every document that the context's pages open from now on. */
export async function listen(context: BrowserContext | Page): Promise<void> {
  await context.addInitScript(() => {
    const LIVE =
      '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
    const heard: { text: string; how: 'told' | 'focus'; press: number }[] = [];
    let press = 0;
    for (const kind of ['pointerdown', 'keydown', 'input'])
      document.addEventListener(kind, () => (press += 1), { capture: true });
    Object.defineProperty(window, 'heardByTests', { value: heard });
    const say = (how: 'told' | 'focus', words: string | null) => {
      const text = (words ?? '').replaceAll(/\s+/g, ' ').trim();
      if (text !== '') heard.push({ how, text, press });
    };
    const told = (place: Element | null, words: string | null) => {
      const region = place?.closest(LIVE);
      if (!region || region.closest('[inert], [hidden], [aria-live=off]')) return;
      say('told', words);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') told(target.parentElement, target.textContent);
        for (const node of addedNodes) {
          if (!node.isConnected) continue;
          if (target instanceof Element && target.closest(LIVE)) told(target, node.textContent);
          else if (node instanceof Element)
            for (const alert of [node, ...node.querySelectorAll('*')])
              if (alert.matches('[role=alert]')) say('told', alert.textContent);
        }
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return;
      const named = target.getAttribute('aria-label') ?? target.textContent;
      say('focus', target.matches('h1, h2, h3, main, dialog, [role=dialog]') ? named : null);
    });
  });
}

/** What was heard since it was asked last, in this document. */
export async function takeHeard(page: Page): Promise<Heard> {
  return v.parse(heardSchema, await page.evaluate('(window.heardByTests ?? []).splice(0)'));
}
