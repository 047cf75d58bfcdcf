import { ApiError } from '@portal/api/http/apiError';
import type { OutboxDraft } from '@portal/contract/outbox';
import * as fakeIndexedDb from 'fake-indexeddb';
import { vi } from 'vitest';
import { createOutbox, type ShellOutbox } from '../createOutbox.ts';
import { openOutboxStore, type OutboxStore } from '../openOutboxStore.ts';
import { startSending, type Sending } from '../startSending.ts';
import type { StoredEntry } from '../storedEntry.ts';

/** What a server says to a try; a network that is away never asks it. */
export type Says = 'yes' | 'lost' | number | { status: number; payload: Record<string, unknown> };

/** A tab of the portal on the device. */
export interface Tab {
  outbox: ShellOutbox;
  sending: Sending;
  /** Writes as a page does: by a call of its own first. */
  write(draft: OutboxDraft): Promise<'sent' | 'kept' | 'full'>;
  /** What came to the customer's notice as sent. */
  sent: string[];
  close(): void;
}

const failed = (says: Exclude<Says, 'yes'>) => {
  if (says === 'lost') return new ApiError(0, {});
  const { status, payload } = typeof says === 'number' ? { status: says, payload: {} } : says;
  return new ApiError(status, { message: `Não: ${status}` }, payload);
};

/** A device with a real database, a network that goes and comes, and a server that takes each key once. */
export class Device {
  isOnline = true;
  /** Of the next tries, one after the other; `yes` once there are none. `lost`: it arrives, and its answer does not. */
  says: Says[] = [];
  /** What the server has, in the order in which it came: each key once. */
  arrived: { key: string; text: string; owner: string }[] = [];
  owner: string | null = 'ana';
  tries = 0;
  #store: OutboxStore | undefined;
  readonly #tabs = new Set<Tab>();

  async open(): Promise<OutboxStore> {
    for (const [name, part] of Object.entries(fakeIndexedDb))
      if (name.startsWith('IDB')) vi.stubGlobal(name, part);
    vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory());
    this.#store = await openOutboxStore();
    return this.#store;
  }

  #receive(key: string, text: string): void {
    this.tries += 1;
    if (!this.isOnline) throw new ApiError(0, {});
    const says = this.says.shift() ?? 'yes';
    if (says !== 'yes' && says !== 'lost') throw failed(says);
    if (this.arrived.every((one) => one.key !== key))
      this.arrived.push({ key, text, owner: this.owner ?? '' });
    if (says === 'lost') throw failed(says);
  }

  async tab(): Promise<Tab> {
    const store = this.#store ?? (await this.open());
    const sent: string[] = [];
    const outbox = createOutbox({
      store,
      owner: () => this.owner,
      onChange: () => {
        for (const other of this.#tabs) if (other !== tab) void other.outbox.refresh();
      },
      onKept: () => sending.wake(),
    });
    const sending = startSending({
      outbox,
      send: async ({ key, text }: StoredEntry) => this.#receive(key, text),
      onSent: ({ text }) => void sent.push(text),
    });
    const tab: Tab = {
      ...{ outbox, sending, sent },
      write: (draft) =>
        outbox.deliver(draft, async (key) =>
          this.#receive(key, draft.kind === 'file' ? draft.file.name : draft.text),
        ),
      close: () => {
        sending.stop();
        this.#tabs.delete(tab);
      },
    };
    this.#tabs.add(tab);
    await outbox.refresh();
    return tab;
  }

  close(): void {
    for (const tab of this.#tabs) tab.close();
  }
}
