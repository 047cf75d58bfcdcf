// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'jotai';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useMoved } from '../moves/useMoved.ts';
import { usePageArrival } from './usePageArrival.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let navigate: NavigateFunction;
let arrive: () => void;

function Page() {
  const location = useMoved(useLocation());
  const go = useNavigate();
  const arrived = usePageArrival(null, location);
  useEffect(() => {
    navigate = go;
    arrive = arrived;
  });
  return null;
}

/** A portal at a page that has arrived; `scroll` moves it, `told` says whether the browser has told of it by then. */
function open() {
  const scrolledTo: number[] = [];
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', (_left: number, top: number) => {
    scrolledTo.push(top);
    vi.stubGlobal('scrollY', top);
  });
  render(
    <Provider>
      <MemoryRouter initialEntries={['/services']}>
        <Page />
      </MemoryRouter>
    </Provider>,
  );
  arrive();
  return {
    scrolledTo,
    scroll(top: number, told = true): void {
      vi.stubGlobal('scrollY', top);
      if (told) window.dispatchEvent(new Event('scroll'));
    },
    go: (to: string | number) =>
      act(async () => {
        if (typeof to === 'number') navigate(to);
        else navigate(to);
      }),
  };
}

test.each([
  ['was told of before it was left', true],
  ['is told of only with the next picture', false],
])('a page is found again where it was left, also where that %s', async (_what, told) => {
  const { scrolledTo, scroll, go } = open();
  scroll(120);
  scroll(431, told);
  await go('/service-details/A-1');
  arrive();
  expect(scrolledTo).toEqual([0]);
  scroll(80);
  await go(-1);
  arrive();
  await go(1);
  arrive();
  expect(scrolledTo).toEqual([0, 431, 80]);
});

test('what is scrolled while the next page is on its way counts for neither of the two', async () => {
  const { scrolledTo, scroll, go } = open();
  scroll(431);
  await go('/service-details/A-1');
  // What takes its place is shorter.
  scroll(0);
  arrive();
  scroll(300);
  await go(-1);
  // The finger has let go before: the page of before rolls on.
  scroll(350);
  arrive();
  expect(scrolledTo).toEqual([0, 431]);
});

test('a page that is turned back to before another one has arrived goes on', async () => {
  const { scrolledTo, scroll, go } = open();
  scroll(100);
  await go('/service-details/A-1');
  await go(-1);
  arrive();
  scroll(200);
  await go('/payment/A-1');
  arrive();
  await go(-1);
  arrive();
  expect(scrolledTo).toEqual([0, 200]);
});

test('each entry of one page has its own place', async () => {
  const { scrolledTo, scroll, go } = open();
  scroll(100);
  await go('/services?painel=agenda');
  scroll(250);
  await go('/payment/A-1');
  arrive();
  await go(-2);
  arrive();
  await go(2);
  arrive();
  await go(-1);
  arrive();
  expect(scrolledTo).toEqual([0, 100, 0, 250]);
});
