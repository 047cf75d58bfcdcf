import { PUSHED_PATH } from '../../address/pushedPath.ts';
import { createSharedAnswers } from '../offline/createSharedAnswers.ts';
import { PUSHED_TEXT } from './pushedText.ts';

/** How long the provider's name is asked for where it is not kept, in milliseconds: a browser wants something shown. */
const DEADLINE = 3000;
const CONFIG = '/api/main/config';
const HOME = '/client';

/** A window of the portal. */
interface OpenWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** What of the worker's surroundings is used. */
export interface PushSurroundings {
  readonly caches: CacheStorage;
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(options: {
      type: 'window';
      includeUncontrolled: true;
    }): Promise<readonly OpenWindow[]>;
    openWindow(address: string): Promise<unknown>;
  };
}

/** A text of JSON that is not ours to trust. */
function textOf(json: unknown, name: string): string | null {
  const value: unknown = Reflect.get(Object(json), name);
  return typeof value === 'string' && value !== '' ? value : null;
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

/** What the worker does with news for this device (REM-15). */
export function createPushWorker({ caches, registration, clients }: PushSurroundings) {
  const shared = createSharedAnswers(caches);

  async function providerName(): Promise<string | null> {
    const kept = await shared.cached(location.origin + CONFIG);
    const signal = AbortSignal.timeout(DEADLINE);
    const answer = kept ?? (await fetch(CONFIG, { signal }));
    return textOf(await answer.json(), 'name');
  }

  async function pathOf(id: string): Promise<string> {
    const answer = await fetch(`${PUSHED_PATH}/${encodeURIComponent(id)}`);
    const path = textOf(await answer.json(), 'path') ?? HOME;
    return new URL(path, location.origin).origin === location.origin ? path : HOME;
  }

  return {
    /** Shows the provider's name and that there is news: nothing more was sent. */
    async show(data: string): Promise<void> {
      const message = parse(data);
      const id = textOf(message, 'id') ?? '';
      const name = await providerName().catch(() => null);
      await registration.showNotification(name ?? textOf(message, 'domain') ?? location.hostname, {
        body: PUSHED_TEXT,
        lang: 'pt-PT',
        tag: id,
        data: id,
      });
    },
    /** Opens what a notice is about, once the session was checked; the beginning where nothing answers. */
    async open(id: string): Promise<void> {
      const path = await pathOf(id).catch(() => HOME);
      const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
      const shown = windows.find(({ url }) => new URL(url).pathname === path);
      await (shown ? shown.focus() : clients.openWindow(path));
    },
  };
}
