// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { panelAtom } from '../state/panelAtom.ts';
import { withdrawnAtom } from '../state/withdrawnAtom.ts';
import { writingAtom } from '../state/writingAtom.ts';
import type { QuietShell } from './isQuiet.ts';
import { leaveWhenQuiet } from './leaveWhenQuiet.ts';
import { PLACE_KEY } from './placeKey.ts';
import { quietShell } from './testing/quietShell.ts';
import { watchTyping, type Typing } from './watchTyping.ts';

let shell: QuietShell;
let typing: Typing;
let path = '/services';
let end: () => void;
const question = { title: '', body: '', leaveLabel: '', stayLabel: '' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000_000);
  vi.spyOn(window.location, 'reload').mockReturnValue();
  sessionStorage.clear();
  document.body.replaceChildren();
  path = '/services';
  shell = quietShell(() => path);
  typing = watchTyping();
  end = () => undefined;
});
afterEach(() => {
  end();
  typing.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const leave = () => {
  end = leaveWhenQuiet(shell, typing);
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const hasLeft = () => vi.mocked(window.location.reload).mock.calls.length > 0;
const isSaid = () => shell.store.get(withdrawnAtom);

function type(value: string, kind = 'text') {
  const field = document.createElement('input');
  field.type = kind;
  document.body.append(field);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

/** A form of a remote that keeps what is typed into it. */
function keepForm(form: string): void {
  shell.bus.on('page.leaving', () => {
    const kept = { userId: 'u-1', savedAt: Date.now(), unsent: 'Travões' };
    sessionStorage.setItem(`portal.unsent:${form}`, JSON.stringify(kept));
  });
}

test('a page on which nothing happens leaves at once, without a word, and opens its panel again', () => {
  shell.store.set(panelAtom, 'agenda');
  leave();
  expect([hasLeft(), isSaid()]).toEqual([true, false]);
  expect(sessionStorage.getItem(PLACE_KEY)).toContain('"panel":"agenda"');
});

test('what the portal asks by itself is asked again, and holds nothing up [C-961]', () => {
  const action = { label: '', run: () => undefined };
  shell.overlays.toast({ message: 'Estes dados são seus?', action, isOffered: true });
  leave();
  expect([hasLeft(), isSaid()]).toEqual([true, false]);
});

test.each<[string, () => () => void]>([
  [
    'a wizard or payment',
    () => {
      path = '/schedule';
      return () => (path = '/services');
    },
  ],
  [
    'something on its way to the server',
    () => {
      shell.store.set(writingAtom, 1);
      return () => shell.store.set(writingAtom, 0);
    },
  ],
  [
    'a dialog of the shell',
    () => {
      void shell.overlays.info({ title: '', body: '' });
      return () => shell.overlays.dismissDialog();
    },
  ],
  [
    'a dialog of a remote',
    () => {
      const dialog = document.createElement('dialog');
      dialog.setAttribute('open', '');
      document.body.append(dialog);
      return () => dialog.remove();
    },
  ],
  [
    'a message with a way back',
    () => {
      shell.overlays.toast({ message: '' });
      return () => shell.overlays.dismissToast(shell.overlays.toasts()[0]?.id ?? '');
    },
  ],
  [
    'words that nobody keeps',
    () => {
      const field = type('12345');
      return () => field.remove();
    },
  ],
  ['a question before the page is left', () => shell.navigation.guard(question)],
  [
    'no connection',
    () => {
      const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      return () => online.mockRestore();
    },
  ],
])('%s holds the page, which says so and leaves when it is over', async (_what, begin) => {
  const over = begin();
  await pass(60_000);
  leave();
  await pass(60_000);
  expect([hasLeft(), isSaid()]).toEqual([false, true]);
  over();
  await pass(1000);
  expect(hasLeft()).toBe(true);
});

test('who types is left alone until 20 seconds after the last key; what was typed and is kept stays for the next page', async () => {
  keepForm('note');
  const release = shell.navigation.guard(question);
  type('Travões');
  leave();
  await pass(19_000);
  expect([hasLeft(), isSaid(), sessionStorage.getItem('portal.unsent:note')]).toEqual([
    false,
    true,
    null,
  ]);
  await pass(1000);
  expect([hasLeft(), shell.navigation.hasGuard()]).toEqual([true, false]);
  expect(sessionStorage.getItem('portal.unsent:note')).toContain('Travões');
  release();
});

test('where one form keeps its words and another would lose them, the page waits and nothing is kept', async () => {
  keepForm('note');
  shell.navigation.guard(question);
  shell.navigation.guard(question);
  leave();
  await pass(60_000);
  expect(hasLeft()).toBe(false);
  expect(sessionStorage.getItem('portal.unsent:note')).toBeNull();
});

test('a search, and what was sent with its form, hold nothing', async () => {
  type('Filtro', 'search');
  const form = document.createElement('form');
  document.body.append(form);
  form.append(type('Travões'));
  form.dispatchEvent(new Event('submit', { bubbles: true }));
  await pass(20_000);
  leave();
  expect(hasLeft()).toBe(true);
});

test('a page that gets a killed release again does not load itself over and over, and says so', async () => {
  leave();
  end();
  vi.mocked(window.location.reload).mockClear();
  leave();
  expect([hasLeft(), isSaid()]).toEqual([false, true]);
  await pass(5 * 60_000);
  expect(hasLeft()).toBe(true);
});
