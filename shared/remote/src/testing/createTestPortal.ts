import { CONTRACT_VERSION } from '@portal/contract/contractVersion';
import type { EventBus } from '@portal/contract/eventBus';
import type { CalendarEvent } from '@portal/contract/native';
import type { PortalContext } from '@portal/contract/portalContext';
import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import type { FailureReport } from '@portal/contract/report';
import type { Session } from '@portal/contract/session';
import { createTestOutbox, type TestOutbox } from './createTestOutbox.ts';
import { createTestBus, type SentEvent } from './createTestBus.ts';
import { createTestFetch, type TestAnswer, type TestRequest } from './createTestFetch.ts';
import { createTestNative, type TestDevice } from './createTestNative.ts';
import { createTestNavigation } from './createTestNavigation.ts';
import {
  createTestOverlays,
  type OverlayAnswers,
  type ShownOverlay,
} from './createTestOverlays.ts';
import { createTestSession } from './createTestSession.ts';
import { TEST_PROVIDER } from './testProvider.ts';

/** What a customer, a device and a shell do in a test; may be changed while it runs (`switchTo`). */
export interface TestConditions extends OverlayAnswers, TestDevice {
  /** Whether the page hears of changes at once; `live.changed` is sent through the bus. */
  isLive: boolean;
  /** What the device does with what finds no network: keeps it, has no room for it, or is one of a shell that keeps nothing. */
  outbox: 'keeps' | 'full' | 'none';
  /** What the customer says when a logout would lose what waits. */
  losesWaiting: boolean;
  /** Whether the shell cannot load the customer of a token that it is handed. */
  refusesToken: boolean;
}

export interface TestPortalOptions extends Partial<TestConditions> {
  session?: Partial<Session>;
  provider?: Partial<ProviderSnapshot>;
  /** Answers by `METHOD /path`, for example `'GET /appointments/S-1'`; unknown ones get 404. */
  answers?: Record<string, TestAnswer>;
  /** Answers calls that `answers` does not know, instead of 404. */
  otherwise?: TestAnswer;
}

/** What a remote asked of the shell, in order. */
interface TestRecord {
  /** Everything that was asked of the server. */
  requests: TestRequest[];
  /** Addresses that were gone to, with the base: `/client/services`. */
  visited: string[];
  /** Titles of the dialogs, messages of the toasts. */
  shown: ShownOverlay[];
  /** Events that were sent. */
  sent: SentEvent[];
  /** Names of the panels that were opened; null for each time that one was closed. */
  openedPanels: (string | null)[];
  titles: string[];
  adopted: string[];
  /** For every end of the session, whether it was forced. */
  ended: boolean[];
  /** How often the customer's details were asked for again. */
  refreshes: number;
  failures: FailureReport[];
  measures: { name: string; value: number }[];
  calendarEvents: CalendarEvent[];
  shared: string[];
  downloads: string[];
  pullToRefresh: boolean[];
}

export interface TestPortal extends TestRecord {
  portal: PortalContext;
  /** What waits on the device. */
  outbox: TestOutbox;
  /** The real bus; a malformed or unknown event fails its sender. */
  bus: EventBus;
  /** Number of leave questions that are in force. */
  guards: () => number;
  /** The customer goes back; whether the page handled it itself. */
  goBack: () => boolean;
  /** Changes an answer of the server while the test runs. */
  answer(call: string, answer: TestAnswer): void;
  /** Changes what customer, device and shell do from now on. */
  switchTo(conditions: Partial<TestConditions>): void;
  setSession(session: Partial<Session>): void;
  /** Another configuration; what is drawn sees it when it is drawn again. */
  setProvider(provider: Partial<ProviderSnapshot>): void;
}

const CONDITIONS: TestConditions = {
  confirms: true,
  phone: null,
  allowsLocation: true,
  platform: 'WEB',
  shares: 'shared',
  location: null,
  isLive: false,
  outbox: 'none',
  losesWaiting: true,
  refusesToken: false,
};

/**
 * The shell of unit tests: it keeps the whole contract, writes down what the remote asks of it,
 * and answers calls from a table. The browser tests run the real one.
 */
export function createTestPortal(options: TestPortalOptions = {}): TestPortal {
  const answers = new Map(Object.entries(options.answers ?? {}));
  let conditions = { ...CONDITIONS, ...options };
  let provider = { ...TEST_PROVIDER, ...options.provider };
  const record: TestRecord = {
    requests: [],
    visited: [],
    shown: [],
    sent: [],
    openedPanels: [],
    titles: [],
    adopted: [],
    ended: [],
    refreshes: 0,
    failures: [],
    measures: [],
    calendarEvents: [],
    shared: [],
    downloads: [],
    pullToRefresh: [],
  };
  const bus = createTestBus(record.sent);
  const liveListeners = new Set<() => void>();
  const session = createTestSession(options.session, record, () => conditions.refusesToken);
  const outbox = createTestOutbox(
    () => conditions.outbox === 'keeps',
    (count) => {
      if (count === 0) return true;
      record.shown.push({ kind: 'confirm', text: 'Envios por fazer' });
      return conditions.losesWaiting;
    },
  );
  const { navigation, guards, goBack } = createTestNavigation(record);
  const portal: PortalContext = {
    contract: CONTRACT_VERSION,
    session: session.handle,
    fetch: {
      main: createTestFetch('main', answers, record.requests, options.otherwise),
      calendar: createTestFetch('calendar', answers, record.requests, options.otherwise),
    },
    get provider() {
      return provider;
    },
    bus,
    live: {
      isOpen: () => conditions.isLive,
      subscribe(listener) {
        liveListeners.add(listener);
        return () => liveListeners.delete(listener);
      },
    },
    ...(conditions.outbox !== 'none' && { outbox: async () => outbox }),
    navigation,
    overlays: createTestOverlays(record.shown, () => conditions),
    native: createTestNative(record, () => conditions),
    report: {
      failure: (failure) => void record.failures.push(failure),
      measure: (name, value) => void record.measures.push({ name, value }),
    },
  };
  return Object.assign(record, {
    portal,
    outbox,
    bus,
    guards,
    goBack,
    answer: (call: string, answer: TestAnswer) => void answers.set(call, answer),
    switchTo(changes: Partial<TestConditions>) {
      conditions = { ...conditions, ...changes };
      if (changes.isLive !== undefined) for (const listener of liveListeners) listener();
    },
    setSession: session.change,
    setProvider(changes: Partial<ProviderSnapshot>) {
      provider = { ...provider, ...changes };
    },
  });
}
