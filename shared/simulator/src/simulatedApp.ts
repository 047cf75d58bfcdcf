import {
  appMessages,
  PROTOCOL_VERSION,
  type Capability,
  type Envelope,
  type WrapperCookies,
} from '@portal/contract/native/messages';
import * as v from 'valibot';
import { checkMessage, type CheckedMessage } from './checkMessage.ts';
import type { Device } from './installDevice.ts';

/** How the simulated application deals with what the portal asks. */
export const BEHAVIOURS = ['answers', 'bare', 'silent'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

export interface LoggedMessage extends CheckedMessage {
  number: number;
  /** Instant, in milliseconds. */
  at: number;
  text: string;
}

export interface AppState {
  behaviour: Behaviour;
  isOnline: boolean;
  /** What the application keeps of the session, beside the cookies of the webview. */
  cookies: WrapperCookies;
  token: string | null;
  lastUrl: string | null;
  pullToRefresh: boolean | null;
  loggedOut: string | null;
  /** The portal has asked the application to close. */
  hasExited: boolean;
  log: readonly LoggedMessage[];
}

/** Where messages for the simulated device would go, with keys that are an example of RFC 8291. */
const PUSH_DEVICE = {
  endpoint: 'https://push.example.net/send/simulator',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

/** The place that the simulated device is at: Lisbon. */
const PLACE = { latitude: 38.7223, longitude: -9.1393 };

const CAPABILITIES: readonly Capability[] = [
  'download',
  'share',
  'lastUrl',
  'location',
  'calendar',
  'exit',
  'pullToRefresh',
  'push',
];

/** Older messages than these are forgotten. */
const LONGEST_LOG = 300;

const FRESH: Omit<AppState, 'behaviour'> = {
  isOnline: true,
  cookies: {},
  token: null,
  lastUrl: null,
  pullToRefresh: null,
  loggedOut: null,
  hasExited: false,
  log: [],
};

const tokenAnswer = v.object({ token: v.nullable(v.string()) });
const cookiesAnswer = appMessages.setCookies.payload;

/**
 * An application as its author would write it, one instance per visit of the simulator. The page
 * in the frame is its webview.
 */
export function createSimulatedApp(behaviour: Behaviour) {
  const listeners = new Set<() => void>();
  const asked = new Map<string, string>();
  const portalAsked = new Map<string, string>();
  let device: Device | null = null;
  let state: AppState = { ...FRESH, behaviour };
  let numbered = 0;
  let questions = 0;

  function change(changes: Partial<AppState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function log(text: string, checked: CheckedMessage): void {
    numbered += 1;
    const entry = { ...checked, number: numbered, at: Date.now(), text };
    change({ log: [...state.log, entry].slice(-LONGEST_LOG) });
  }

  /** Sends a text as it is, and writes down what it was. */
  function sendText(text: string): void {
    const checked = checkMessage('wrapper', text, (id) => portalAsked.get(id) ?? null);
    const { content } = checked;
    if (content && 'type' in content && content.id !== undefined)
      asked.set(content.id, content.type);
    log(text, checked);
    device?.deliver(text);
  }

  const send = (content: object) =>
    sendText(JSON.stringify({ portal: PROTOCOL_VERSION, ...content }));

  function ask(type: string, payload: object = {}): void {
    questions += 1;
    send({ type, id: `app-${questions}`, payload });
  }

  function takeAnswer(answer: Extract<Envelope, { answers: string }>, type: string | null): void {
    if (!answer.ok) return;
    if (type === 'authToken.get') {
      const read = v.safeParse(tokenAnswer, answer.payload);
      if (read.success) change({ token: read.output.token });
    }
    if (type === 'cookies.get') {
      const read = v.safeParse(cookiesAnswer, answer.payload);
      if (read.success) change({ cookies: { ...state.cookies, ...read.output.cookies } });
    }
  }

  /** Does what the portal has asked, and answers the payload of the answer. */
  function act(type: string, payload: unknown): object {
    const parse = <Payload>(message: { payload: v.GenericSchema<unknown, Payload> }) =>
      v.parse(message.payload, payload);
    switch (type) {
      case appMessages.hello.type:
        return {
          version: PROTOCOL_VERSION,
          app: 'Simulador/1.0',
          capabilities: state.behaviour === 'bare' ? [] : CAPABILITIES,
          cookies: state.cookies,
        };
      case appMessages.setCookies.type: {
        const { cookies } = parse(appMessages.setCookies);
        change({ cookies: { ...state.cookies, ...cookies } });
        break;
      }
      case appMessages.lastUrl.type:
        change({ lastUrl: parse(appMessages.lastUrl).url });
        break;
      case appMessages.pullToRefresh.type:
        change({ pullToRefresh: parse(appMessages.pullToRefresh).enabled });
        break;
      case appMessages.loggedOut.type:
        change({ loggedOut: parse(appMessages.loggedOut).reason, cookies: {}, token: null });
        break;
      case appMessages.exit.type:
        change({ hasExited: true });
        break;
      case appMessages.location.type:
        return { place: PLACE };
      case appMessages.share.type:
        return { result: 'shared' };
      case appMessages.calendar.type:
        return { added: true };
      case appMessages.push.type:
        return { device: PUSH_DEVICE };
      default:
    }
    return {};
  }

  function receive(text: string): void {
    const checked = checkMessage('portal', text, (id) => asked.get(id) ?? null);
    log(text, checked);
    const { content } = checked;
    if (content === null || checked.problem !== null || state.behaviour === 'silent') return;
    if ('answers' in content) {
      takeAnswer(content, checked.type);
      return;
    }
    if (content.id !== undefined) portalAsked.set(content.id, content.type);
    const payload = act(content.type, content.payload);
    // As over a real bridge, the answer never comes in the same turn.
    if (content.id !== undefined)
      setTimeout(() => send({ answers: content.id, ok: true, payload }));
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Another page stands in the webview. */
    attach(attached: Device) {
      device = attached;
      device.setOnline(state.isOnline);
      portalAsked.clear();
      change({ hasExited: false });
    },
    receive,
    ask,
    sendText,
    setBehaviour: (chosen: Behaviour) => change({ behaviour: chosen }),
    setOnline(isOnline: boolean) {
      device?.setOnline(isOnline);
      change({ isOnline });
    },
    setCookies: (cookies: WrapperCookies) => change({ cookies }),
    open: () => change({ hasExited: false, loggedOut: null }),
    clearLog: () => change({ log: [] }),
  };
}

export type SimulatedApp = ReturnType<typeof createSimulatedApp>;
