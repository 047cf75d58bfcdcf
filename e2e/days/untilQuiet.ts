import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

/** What a page loads and has not got yet. */
export interface Calls {
  pending(page: Page): readonly string[];
  /** Calls that changed something at the server since it was asked last, `POST /main/…`. */
  takeChanges(): string[];
}

/** What the portal notes by itself: nothing that a person did or must be told of. */
const BY_ITSELF =
  /\/(log|telemetry|revision|draft|analytics|presignup|read\w*|config|validate|code|login|phone|email)\b/;

/** Watches the calls of every page of the context. */
export function watchCalls(context: BrowserContext): Calls {
  const open = new Set<Request>();
  let changes: string[] = [];
  context.on('request', (request) => {
    if (request.resourceType() !== 'eventsource' && !request.url().startsWith('data:'))
      open.add(request);
  });
  context.on('requestfailed', (request) => open.delete(request));
  context.on('response', (response) => {
    const request = response.request();
    // Whether its body is read is the page's affair: what was asked for early may not be wanted any more.
    open.delete(request);
    if (!request.isNavigationRequest()) return;
    // What a document had asked for when it was left never ends.
    for (const earlier of open) if (earlier.frame() === request.frame()) open.delete(earlier);
  });
  context.on('requestfinished', (request) => {
    open.delete(request);
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || request.method() === 'GET' || BY_ITSELF.test(pathname))
      return;
    changes.push(`${request.method()} ${pathname}`);
  });
  const isOf = (request: Request, page: Page) => {
    // A worker's request has no frame.
    if (request.serviceWorker() !== null) return false;
    return request.frame().page() === page;
  };
  return {
    pending: (page) =>
      [...open].filter((request) => isOf(request, page)).map((request) => request.url()),
    takeChanges() {
      const taken = changes;
      changes = [];
      return taken;
    },
  };
}

/** Runs in the page: what is being fetched, is not drawn yet or moves; what moves is brought to its end. */
function findMoving(): string[] {
  const found = [...document.querySelectorAll('[aria-busy=true]')].map((element) =>
    element.outerHTML.slice(0, 100),
  );
  for (const animation of document.getAnimations()) {
    const iterations = animation.effect?.getTiming().iterations ?? 1;
    if (animation.playState !== 'running' || !Number.isFinite(iterations)) continue;
    found.push(animation.id || 'animation');
    animation.finish();
  }
  if (document.querySelector('[data-splash]')) found.push('splash');
  if (document.querySelector('main') === null) found.push('no page');
  return found;
}

/** How long the splash of a link stays by itself, in milliseconds. */
const SPLASH_MS = 4000;
/** Readings of a page in a row that found it at rest. */
const ENOUGH = 2;

/** Back over an entry that the portal passes by itself goes from one document on to another. */
function isLeft(error: unknown): boolean {
  return error instanceof Error && error.message.includes('Execution context was destroyed');
}

/** Waits until a page has got what it asked for, has drawn it and moves no more. The clock must be installed. */
export async function untilQuiet(page: Page, calls: Calls): Promise<void> {
  let quiet = 0;
  let waiting = 0;
  await expect
    .poll(
      async () => {
        const pending = calls.pending(page);
        const moving = await page.evaluate(findMoving).catch((error: unknown) => {
          if (isLeft(error)) return ['another document'];
          throw error;
        });
        // A splash that waits for nothing but its time.
        waiting = pending.length === 0 && moving.includes('splash') ? waiting + 1 : 0;
        if (waiting >= ENOUGH) await page.clock.fastForward(SPLASH_MS);
        quiet = pending.length + moving.length === 0 ? quiet + 1 : 0;
        return quiet >= ENOUGH ? 'quiet' : [...pending, ...moving].join(' ');
      },
      { timeout: 20_000, intervals: [60] },
    )
    .toBe('quiet');
}
