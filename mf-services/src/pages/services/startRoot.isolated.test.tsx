// @vitest-environment happy-dom
import type { Work } from '@portal/api/work/work';
import { CUSTOMER_STATE_PREFIX } from '@portal/contract/customerStatePrefix';
import { drawnMarkupSchema } from '@portal/contract/drawing/drawnMarkupSchema';
import { createTestPortal } from '@portal/remote/testPortal';
import type { TestRequest } from '@portal/remote/testing/createTestFetch';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { program } from '../../program.ts';
import { aBudget, anAppointmentWork, aWork } from '../../testing/aWork.ts';
import { givenScreen } from '../../testing/givenScreen.ts';

vi.setConfig({ testTimeout: 60_000 });

interface List {
  works: Work[];
  /** Where the rest of a long one is. */
  next?: string;
}
/** What the server answers, by path. */
type Lists = Record<string, List>;

const finished = aWork({ id: 'A-8', state: { bars: 5, name: 'Concluído' }, is_history: true });
const REST: List = { works: [aWork({ ...finished, id: 'A-9' })] };
const LISTS: Lists = {
  '/services/active': { works: [aBudget(), aWork({ id: 'A-3' })] },
  '/services/scheduled': { works: [anAppointmentWork()] },
  '/services/completed': { works: [finished] },
  '/services/scheduled/history': { works: [] },
};
const BROWSERS = {
  telephone: 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0.0.0 Mobile Safari/537.36',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
};
const SUBJECT = {
  ...{ userId: 'U-1', name: 'Ana Primeira', email: null, phone: null },
  ...{ registered: true, loginEmailValidated: true },
};

// Each page of a browser loads the remote anew, which keeps what it was answered.
beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** The home as a server has drawn it, where nothing of this tab is known. */
async function draw(lists: Lists, browser: keyof typeof BROWSERS) {
  const { portal } = createTestPortal();
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('navigator', undefined);
  const drawn = await program.draw({
    ...{ federationName: 'mf_services_1', page: 'services', params: {}, search: '' },
    ...{ path: '/client/services', provider: portal.provider, userAgent: BROWSERS[browser] },
    session: {
      ...{ mode: 'full', subject: null, termsAccepted: true, lite: null, scheduling: false },
    },
    answers: Object.entries(lists).map(([path, list]) => ({
      ...{ address: `/api/main${path}`, status: 200, body: JSON.stringify(list) },
    })),
  });
  vi.unstubAllGlobals();
  expect(v.is(drawnMarkupSchema, drawn.markup)).toBe(true);
  return drawn;
}

interface Look {
  browser: keyof typeof BROWSERS;
  isDesktop?: boolean;
}

/** The drawing in its document, and the code that takes it over in this browser. */
async function takeOver(
  lists: Lists,
  { browser, isDesktop = browser === 'desktop' }: Look = { browser: 'telephone' },
  later = lists,
) {
  // React says that it draws and shows in one process, which only this test does.
  vi.spyOn(console, 'error').mockReturnValue();
  const { markup, queries } = await draw(lists, browser);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(BROWSERS[browser]);
  givenScreen({ isDesktop });
  const shell = createTestPortal({
    session: { mode: 'full', subject: SUBJECT, termsAccepted: true },
    answers: Object.fromEntries(
      Object.entries(later).map(([path, list]) => [
        `GET ${path}`,
        ({ query }: TestRequest) => (query.has('cursor') ? REST : list),
      ]),
    ),
  });
  const root = document.createElement('div');
  root.dataset['drawn'] = '/services';
  const domElement = document.createElement('div');
  domElement.dataset['mount'] = 'mf_services_1-1';
  domElement.dataset['drawn'] = JSON.stringify(queries);
  domElement.innerHTML = markup;
  root.append(domElement);
  document.body.append(root);
  const heading = domElement.querySelector('h1');
  const words = domElement.textContent;
  const drawn = document.createElement('div');
  drawn.innerHTML = markup;
  const props = {
    ...{ name: 'mf_services_1-1', domElement, portal: shell.portal },
    view: { kind: 'page' as const, name: 'services', params: {} },
    location: {
      ...{ pathname: '/client/services', search: '', hash: '', state: null, key: 'default' },
    },
  };
  const remote = await import('../../remote.tsx');
  await remote.bootstrap(props);
  await remote.mount(props);
  await vi.waitFor(() => expect(domElement.textContent).toContain('Ana'));
  onTestFinished(() => void remote.unmount(props));
  return { shell, domElement, heading, words, drawn };
}

const headOf = (element: HTMLElement) => element.querySelector('h1');

test.each(['telephone', 'desktop'] as const)(
  'the home of a %s is taken over as it was drawn, without the name, which comes with the code [C-735] [C-747]',
  async (browser) => {
    const { shell, domElement, heading, words, drawn } = await takeOver(LISTS, { browser });
    expect(words).toContain('Renault Mégane');
    expect(words).not.toContain('Ana');
    expect(drawn.querySelector('p')?.textContent).toMatch(/^(Bom dia|Boa tarde|Boa noite)$/);
    await vi.waitFor(() =>
      expect(domElement.querySelector('p')?.textContent).toMatch(/^Bo[am] \w+, Ana$/),
    );
    expect(heading?.textContent).toBe('Um orçamento aguarda a sua aprovação.');
    expect(headOf(domElement)).toBe(heading);
    for (const place of [drawn, domElement])
      expect(place.querySelectorAll('[role=tab]')).toHaveLength(browser === 'desktop' ? 0 : 3);
    expect(shell.failures).toEqual([]);
  },
);

test.each([
  ['desktop', false, 3],
  ['telephone', true, 0],
] as const)(
  'a window of another width than the name of its browser (%s) says is drawn as it is, once the code is there [C-747]',
  async (browser, isDesktop, tabs) => {
    const { shell, domElement, drawn } = await takeOver(LISTS, { browser, isDesktop });
    expect(drawn.querySelectorAll('[role=tab]')).toHaveLength(3 - tabs);
    await vi.waitFor(() => expect(domElement.querySelectorAll('[role=tab]')).toHaveLength(tabs));
    expect(shell.failures).toEqual([]);
  },
);

test.each([
  ['telephone', 'section', 'history', '[role=tab][aria-selected=true]', /^Histórico/],
  ['desktop', 'open', { inProgress: false }, '[aria-expanded=false]', /^Em Curso/],
] as const)(
  'on a %s what was chosen in this tab before is chosen once the code is there [SRV-05] [SRV-08] [C-748]',
  async (browser, name, kept, selector, words) => {
    sessionStorage.setItem(`${CUSTOMER_STATE_PREFIX}services.home.${name}`, JSON.stringify(kept));
    const { shell, domElement, heading, drawn } = await takeOver(LISTS, { browser });
    expect(drawn.querySelector(selector)?.textContent ?? '').not.toMatch(words);
    await vi.waitFor(() => expect(domElement.querySelector(selector)?.textContent).toMatch(words));
    expect(headOf(domElement)).toBe(heading);
    expect(shell.failures).toEqual([]);
  },
);

test('of a long list the first page is drawn, and the code asks for the rest [C-749]', async () => {
  const completed = { works: [finished], next: 'more' };
  const { shell, domElement, words } = await takeOver({
    ...LISTS,
    '/services/completed': completed,
  });
  expect(words).toMatch(/Histórico1/);
  await vi.waitFor(() => expect(domElement.textContent).toMatch(/Histórico2/));
  expect(shell.failures).toEqual([]);
});

test('a home of whose lists one was not answered is drawn as it waits for it [C-735]', async () => {
  const { '/services/scheduled': _late, ...inTime } = LISTS;
  const { shell, domElement, words } = await takeOver(inTime, undefined, LISTS);
  expect(words).toContain('A carregar os seus serviços…');
  await vi.waitFor(() => expect(headOf(domElement)?.textContent).toContain('Um orçamento'));
  expect(shell.failures).toEqual([]);
});

test('the homes of two customers are drawn in turns, each from its own answers [C-722]', async () => {
  const of = (title: string): Lists => {
    const work = aWork();
    return {
      ...LISTS,
      '/services/active': { works: [{ ...work, item: work.item && { ...work.item, title } }] },
    };
  };
  const drawn: string[] = [];
  for (const title of ['Seat Ibiza', 'Fiat Panda', 'Seat Ibiza'])
    drawn.push((await draw(of(title), 'telephone')).markup);
  expect(drawn[0]).toContain('Seat Ibiza');
  expect(drawn[1]).toContain('Fiat Panda');
  expect(drawn[1]).not.toContain('Seat Ibiza');
  expect(drawn[2]).toBe(drawn[0]);
});
