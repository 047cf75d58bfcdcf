// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { moves } from './moves.ts';
import { LIMIT_MS, showMoves } from './showMoves.ts';

/** A transition of a browser: the test says when it has its picture, and what became of it stands here. */
function provideTransitions() {
  const made: {
    capture(): Promise<void>;
    finish(): void;
    isSkipped: boolean;
  }[] = [];
  Reflect.set(document, 'startViewTransition', (update: () => Promise<void>) => {
    let finish = () => {};
    let drawn: Promise<void> | undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const one = {
      isSkipped: false,
      capture: () => (drawn ??= update()),
      finish,
    };
    made.push(one);
    return {
      ready: Promise.resolve(),
      finished,
      skipTransition() {
        if (one.isSkipped) return;
        one.isSkipped = true;
        void one.capture().then(finish);
      },
    };
  });
  return made;
}

let transitions: ReturnType<typeof provideTransitions>;
let isReduced = false;
let ending = new AbortController();
const atFirst = { ...moves };
const drawn: string[] = [];
const root = document.documentElement;
/** What the browser moves by itself, by the name that it has for it. */
const named = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('*')]
      .map(({ id, style }) => [style.viewTransitionName, id])
      .filter(([name]) => Boolean(name)),
  );

function begin(): void {
  ending.abort();
  ending = new AbortController();
  Object.assign(moves, atFirst);
  showMoves(ending.signal);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 50, 50));
  Reflect.get(window, 'happyDOM').setURL('http://auto-mirante.localhost/client/services');
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      ...{ media: query, matches: isReduced, onchange: null },
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  transitions = provideTransitions();
  begin();
});
afterEach(() => {
  ending.abort();
  Object.assign(moves, atFirst);
  for (const one of transitions) one.finish();
  Reflect.deleteProperty(document, 'startViewTransition');
  isReduced = false;
  drawn.length = 0;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The address is another one, and the shell draws what it leads to. */
function goTo(path: string, draw: () => void = () => undefined): void {
  window.history.pushState(null, '', `/client${path}`);
  moves.draw(() => {
    drawn.push(path);
    draw();
  });
}
const wizard = (current: number) =>
  (document.body.innerHTML = `<main><nav><ol id="at-${current}">${[0, 1, 2]
    .map((step) => `<li${step === current ? ' aria-current="step"' : ''}></li>`)
    .join('')}</ol></nav></main>`);

test('a page is drawn once the browser has its picture, and moves when it has arrived', async () => {
  goTo('/schedule');
  expect(drawn).toEqual([]);
  const shown = transitions[0]?.capture();
  expect(drawn).toEqual(['/schedule']);
  moves.arrived();
  await vi.advanceTimersByTimeAsync(LIMIT_MS / 2);
  await shown;
  expect(transitions[0]?.isSkipped).toBe(false);
  transitions[0]?.finish();
  await vi.advanceTimersByTimeAsync(0);
  goTo('/services');
  expect(transitions).toHaveLength(2);
});

test('a page that is not there in time is shown as it is, without a move', async () => {
  goTo('/schedule');
  const shown = transitions[0]?.capture();
  await vi.advanceTimersByTimeAsync(LIMIT_MS / 2);
  expect(transitions[0]?.isSkipped).toBe(false);
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  await shown;
  expect(transitions[0]?.isSkipped).toBe(true);
});

test.each([false, true])(
  'who goes on at once is kept by no move (the first was drawn already: %s)',
  async (isDrawn) => {
    goTo('/schedule');
    if (isDrawn) void transitions[0]?.capture();
    goTo('/perfil');
    expect(transitions).toHaveLength(1);
    expect(transitions[0]?.isSkipped).toBe(true);
    expect(drawn).toContain('/perfil');
    await vi.advanceTimersByTimeAsync(LIMIT_MS);
    goTo('/services');
    expect(transitions).toHaveLength(2);
  },
);

test('where a page leads on while it is drawn, the move goes there', async () => {
  goTo('/schedule', () => goTo('/services'));
  const shown = transitions[0]?.capture();
  expect(drawn).toEqual(['/schedule', '/services']);
  moves.arrived();
  await vi.advanceTimersByTimeAsync(LIMIT_MS / 2);
  await shown;
  expect(transitions.map(({ isSkipped }) => isSkipped)).toEqual([false]);
});

test('nothing moves for whoever asked for less motion, in a page that nobody sees, and after the browser’s own move', () => {
  window.dispatchEvent(
    Object.assign(new PopStateEvent('popstate'), { hasUAVisualTransition: true }),
  );
  goTo('/schedule');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  goTo('/services');
  hidden.mockRestore();
  isReduced = true;
  begin();
  goTo('/perfil');
  expect(drawn).toEqual(['/schedule', '/services', '/perfil']);
  expect(transitions).toHaveLength(0);
});

test.each([
  [0, 1, 'on'],
  [2, 1, 'back'],
])('from step %i to step %i a wizard moves %s, and its bar stays', async (from, to, way) => {
  wizard(from);
  goTo('/services?step=2', () => wizard(to));
  expect(named()).toEqual({ steps: `at-${from}` });
  const shown = transitions[0]?.capture();
  moves.arrived();
  await vi.advanceTimersByTimeAsync(LIMIT_MS / 2);
  await shown;
  expect(root.dataset['way']).toBe(way);
  expect(transitions[0]?.isSkipped).toBe(false);
});

test('a wizard that stays at its step does not move', async () => {
  wizard(1);
  goTo('/services?step=3');
  const shown = transitions[0]?.capture();
  moves.arrived();
  await vi.advanceTimersByTimeAsync(LIMIT_MS / 2);
  await shown;
  expect(transitions[0]?.isSkipped).toBe(true);
});

test('a panel goes to where it came from, and nobody waits for it', async () => {
  document.body.innerHTML = '<main></main><div id="notifications" data-drawer="end"></div>';
  moves.draw(() => document.querySelector('[data-drawer]')?.remove());
  expect(root.dataset['way']).toBe('end');
  expect(named()).toMatchObject({ panel: 'notifications', none: '' });
  await transitions[0]?.capture();
  expect(transitions[0]?.isSkipped).toBe(false);
  expect(document.querySelector('[data-drawer]')).toBeNull();
});

test('the picture and the bars of the card that was tapped go to the page, and those of the page back to the card', async () => {
  const card = `<main>
    <article><a href="/client/service-details/A-2"><i data-photo></i></a></article>
    <article><a href="/client/service-details/A-1"><i data-photo id="card"></i></a>
      <b data-state="3" id="bars"></b></article></main>`;
  const page = '<main><i data-photo id="page"></i><b data-state="3" id="hero"></b></main>';
  document.body.innerHTML = card;
  goTo('/service-details/A-1', () => (document.body.innerHTML = page));
  expect(named()).toEqual({ photo: 'card', state: 'bars' });
  const shown = transitions[0]?.capture();
  moves.arrived();
  await vi.advanceTimersByTimeAsync(LIMIT_MS / 2);
  await shown;
  expect(named()).toEqual({ photo: 'page', state: 'hero', none: '' });
  transitions[0]?.finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(named()).toEqual({});
  goTo('/services', () => (document.body.innerHTML = card));
  expect(named()).toEqual({ photo: 'page', state: 'hero' });
  const back = transitions[1]?.capture();
  moves.arrived();
  await vi.advanceTimersByTimeAsync(LIMIT_MS / 2);
  await back;
  expect(named()).toEqual({ photo: 'card', state: 'bars', none: '' });
});

test('a browser without transitions draws as before', () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  begin();
  goTo('/schedule');
  expect(drawn).toEqual(['/schedule']);
});
