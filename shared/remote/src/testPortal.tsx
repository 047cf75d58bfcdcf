import { CONTRACT_VERSION } from '@portal/contract/contractVersion';
import { createEventBus, type EventBus } from '@portal/contract/eventBus';
import type { CalendarEvent } from '@portal/contract/native';
import type { PortalAddress, View } from '@portal/contract/navigation';
import type { PortalContext } from '@portal/contract/portalContext';
import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import type { FailureReport } from '@portal/contract/report';
import type { Session } from '@portal/contract/session';
import type { QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createQueryClient } from './createQueryClient.ts';
import { ParcelProviders } from './ParcelProviders.tsx';

export interface TestRequest {
  service: 'main' | 'calendar';
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed JSON; null without a body. */
  body: unknown;
}

/** What the server of a test answers: a value (sent as JSON) or a whole Response. */
export type TestAnswer = (request: TestRequest) => unknown;

export interface TestPortalOptions {
  session?: Partial<Session>;
  provider?: Partial<ProviderSnapshot>;
  /** Answers by `METHOD /path`, for example `'GET /appointments/S-1'`; unknown ones get 404. */
  answers?: Record<string, TestAnswer>;
  /** What the customer answers to every `confirm`; true when absent. */
  confirms?: boolean;
  /** What the customer answers to `phonePrompt`. */
  phone?: string | null;
}

export interface TestPortal {
  portal: PortalContext;
  bus: EventBus;
  /** Everything that was asked of the server, in order. */
  requests: TestRequest[];
  /** Addresses that were gone to, with the base: `/client/services`. */
  visited: string[];
  /** Titles of the dialogs, messages of the toasts, in order. */
  shown: { kind: 'info' | 'warn' | 'confirm' | 'toast' | 'phonePrompt' | 'legal'; text: string }[];
  openedPanels: (string | null)[];
  titles: string[];
  adopted: string[];
  ended: boolean[];
  failures: FailureReport[];
  calendarEvents: CalendarEvent[];
  shared: string[];
  downloads: string[];
  /** Number of leave questions that are in force. */
  guards: () => number;
  /** The customer goes back; whether the page handled it itself. */
  goBack: () => boolean;
  /** Changes an answer while the test runs. */
  answer(call: string, answer: TestAnswer): void;
  setSession(session: Partial<Session>): void;
}

const PROVIDER: ProviderSnapshot = {
  domain: 'auto-mirante.localhost',
  name: 'Auto Mirante',
  vertical: 'AUTO',
  brand: '#f2681c',
  logo: '/photos/company/auto-mirante.svg',
  itemLabel: 'Viatura',
  itemLabelPlural: 'Viaturas',
  supportsItems: true,
  iconSet: 'AUTO',
  companyId: 'auto-mirante',
  schedulerModule: 'FULL',
  schedulerSolo: false,
  worksheetOperational: true,
  paymentMethods: ['MB', 'MBWAY'],
  contactPhone: '+351210000000',
  email: 'geral@auto-mirante.localhost',
  website: null,
  address: 'Rua do Miradouro 1',
  town: 'Lisboa',
  itemFields: [],
  itemTitleTemplate: '{brand} {model}',
  itemSubtitleTemplate: '{plate}',
};

const SESSION: Session = {
  mode: 'full',
  subject: {
    userId: 'user-1',
    name: 'Ana Marques',
    email: 'ana@example.pt',
    phone: '+351912345678',
    registered: true,
    loginEmailValidated: true,
  },
  termsAccepted: true,
};

const BASE = '/client';

function pathOf(to: PortalAddress): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

async function readRequest(
  service: TestRequest['service'],
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<TestRequest> {
  const request =
    input instanceof Request ? input : new Request(new URL(input, location.href), init);
  const url = new URL(request.url);
  const text = await request.text();
  const isJson = request.headers.get('content-type')?.includes('json') ?? false;
  return {
    service,
    method: request.method,
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: isJson && text ? JSON.parse(text) : text || null,
  };
}

/**
 * A shell for unit tests of remotes: it records what the remote asks for and answers calls
 * from a table. Nothing is checked for you except events, which pass the real bus.
 */
export function createTestPortal(options: TestPortalOptions = {}): TestPortal {
  const answers = new Map(Object.entries(options.answers ?? {}));
  const listeners = new Set<(session: Session) => void>();
  let session: Session = { ...SESSION, ...options.session };
  const backHandlers: (() => boolean)[] = [];
  let guards = 0;

  const test: Omit<TestPortal, 'portal' | 'bus'> = {
    requests: [],
    visited: [],
    shown: [],
    openedPanels: [],
    titles: [],
    adopted: [],
    ended: [],
    failures: [],
    calendarEvents: [],
    shared: [],
    downloads: [],
    guards: () => guards,
    goBack: () => backHandlers.at(-1)?.() ?? false,
    answer: (call, answer) => void answers.set(call, answer),
    setSession(changes) {
      session = { ...session, ...changes };
      for (const listener of listeners) listener(session);
    },
  };

  const bus = createEventBus((name, reason) =>
    test.failures.push({ code: 'BUS-REFUSED', message: `${name}: ${reason}` }),
  );

  const fetchService =
    (service: TestRequest['service']): typeof fetch =>
    async (input, init) => {
      const request = await readRequest(service, input, init);
      test.requests.push(request);
      const answer = answers.get(`${request.method} ${request.path}`);
      if (!answer) return Response.json({ http_code: 404 }, { status: 404 });
      const result = await answer(request);
      return result instanceof Response ? result : Response.json(result ?? {});
    };

  const visit = (to: PortalAddress) => void test.visited.push(pathOf(to));

  const portal: PortalContext = {
    contract: CONTRACT_VERSION,
    session: {
      current: () => session,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      adopt: async (token) => void test.adopted.push(token),
      refresh: async () => undefined,
      end: async (end) => void test.ended.push(end?.forced ?? false),
    },
    fetch: { main: fetchService('main'), calendar: fetchService('calendar') },
    provider: { ...PROVIDER, ...options.provider },
    bus,
    navigation: {
      navigator: {
        push: visit,
        replace: visit,
        go: () => undefined,
        createHref: pathOf,
      },
      base: BASE,
      navigate: (path) => visit(`${BASE}${path}`),
      back: () => visit('back'),
      setTitle: (title) => void test.titles.push(title),
      guard() {
        guards += 1;
        let active = true;
        return () => {
          if (active) guards -= 1;
          active = false;
        };
      },
      interceptBack(handler) {
        backHandlers.push(handler);
        return () => void backHandlers.splice(backHandlers.indexOf(handler), 1);
      },
      openPanel: (name) => void test.openedPanels.push(name),
      closePanel: () => void test.openedPanels.push(null),
    },
    overlays: {
      info: async ({ title }) => void test.shown.push({ kind: 'info', text: title }),
      warn: async ({ title }) => void test.shown.push({ kind: 'warn', text: title }),
      async confirm({ title }) {
        test.shown.push({ kind: 'confirm', text: title });
        return options.confirms ?? true;
      },
      toast: ({ message }) => void test.shown.push({ kind: 'toast', text: message }),
      async phonePrompt({ title }) {
        test.shown.push({ kind: 'phonePrompt', text: title });
        return options.phone ?? null;
      },
      legal: async (section) => void test.shown.push({ kind: 'legal', text: section ?? 'policy' }),
    },
    native: {
      platform: 'WEB',
      download: async ({ name }) => void test.downloads.push(name),
      async share({ url }) {
        test.shared.push(url);
        return 'shared';
      },
      addToCalendar: async (event) => void test.calendarEvents.push(event),
      locate: async () => null,
      setPullToRefresh: () => undefined,
    },
    report: { failure: (failure) => void test.failures.push(failure), measure: () => undefined },
  };

  return Object.assign(test, { portal, bus });
}

const PAGE: View = { kind: 'page', name: 'test', params: {} };

/** Draws a view as the shell would, at an app path such as `/services?x=1`. */
export function TestShell({
  test,
  view = PAGE,
  path = '/',
  queryClient,
  children,
}: {
  test: TestPortal;
  view?: View;
  path?: string;
  queryClient?: QueryClient;
  children: ReactNode;
}) {
  const [client] = useState(() => queryClient ?? createQueryClient());
  const url = new URL(`${BASE}${path}`, 'http://test.localhost');
  const parcel = {
    portal: test.portal,
    view,
    location: {
      pathname: url.pathname,
      search: url.search,
      hash: url.hash,
      state: null,
      key: path,
    },
  };
  return (
    <ParcelProviders parcel={parcel} queryClient={client}>
      {children}
    </ParcelProviders>
  );
}
