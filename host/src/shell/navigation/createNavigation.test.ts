// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createNavigation } from './createNavigation.ts';

const QUESTION = { title: 'Sair?', body: 'Há alterações.', leaveLabel: 'Sair', stayLabel: 'Ficar' };

function setUp(leaves = true) {
  const asked: string[] = [];
  const navigation = createNavigation({
    ask: async ({ title }) => {
      asked.push(title);
      return leaves;
    },
    setTitle: () => undefined,
    openPanel: () => undefined,
    closePanel: () => undefined,
    resolve: (path) => (path === '/' ? '/services' : path),
  });
  const moves: string[] = [];
  navigation.attach({
    push: (to) => void moves.push(`push ${String(to)}`),
    replace: (to) => void moves.push(`replace ${String(to)}`),
  });
  return { navigation, moves, asked };
}

const entry: unknown = window.history.state;
afterEach(() => {
  window.history.replaceState(entry, '');
  vi.restoreAllMocks();
});

test('app paths are put below the base [SHL-06]', () => {
  const { navigation, moves } = setUp();
  navigation.navigate('/payment/A-1');
  navigation.navigate('/', { replace: true });
  expect(moves).toEqual(['push /client/payment/A-1', 'replace /client/services']);
});

test('unsaved changes are asked about before leaving', async () => {
  const stay = setUp(false);
  stay.navigation.guard(QUESTION);
  stay.navigation.navigate('/services');
  await vi.waitFor(() => expect(stay.asked).toEqual(['Sair?']));
  expect(stay.moves).toEqual([]);

  const leave = setUp(true);
  leave.navigation.guard(QUESTION);
  leave.navigation.navigate('/services');
  await vi.waitFor(() => expect(leave.moves).toEqual(['push /client/services']));
  expect(leave.navigation.hasGuard()).toBe(false);
});

test('a question that stands when its guard ends is taken back, unless the same is asked anew at once', async () => {
  const signals: AbortSignal[] = [];
  const navigation = createNavigation({
    ask: ({ signal }) => {
      signals.push(signal);
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve(false)));
    },
    setTitle: () => undefined,
    openPanel: () => undefined,
    closePanel: () => undefined,
    resolve: (path) => path,
  });
  navigation.guard({ ...QUESTION, title: 'Outra página' });
  const stop = navigation.guard(QUESTION);
  const left = navigation.mayLeave();
  stop();
  const stopAgain = navigation.guard(QUESTION);
  await Promise.resolve();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  stopAgain();
  await expect(left).resolves.toBe(false);
  // Of another page, and with the end of a session.
  const other = navigation.mayLeave();
  navigation.dropGuards();
  await expect(other).resolves.toBe(false);
  await expect(navigation.mayLeave()).resolves.toBe(true);
});

test('a page that no longer guards is left at once', () => {
  const { navigation, moves, asked } = setUp(false);
  const stop = navigation.guard(QUESTION);
  stop();
  navigation.navigate('/services');
  expect([moves, asked]).toEqual([['push /client/services'], []]);
});

test('back is the page’s own when it handles it, else home when nothing is behind [BKG-14]', () => {
  const { navigation, moves } = setUp();
  const stop = navigation.interceptBack(() => true);
  navigation.back();
  expect(moves).toEqual([]);
  stop();
  navigation.back();
  expect(moves).toEqual(['push /client/services']);
});

test('back is that of the browser when a page of the visit is behind and this one does nothing of its own [BKG-12]', () => {
  window.history.replaceState({ idx: 1 }, '');
  const goBack = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const { navigation, moves } = setUp();
  navigation.interceptBack(() => false);
  navigation.back();
  expect(goBack).toHaveBeenCalledOnce();
  expect(moves).toEqual([]);
});
