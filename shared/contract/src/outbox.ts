/** What a customer wrote of a work or appointment (`A-…`, `S-…`), as it is to be sent. */
export type OutboxDraft = { readonly subject: string } & (
  | { readonly kind: 'message'; readonly text: string }
  /** `seen`: the note that was changed. */
  | { readonly kind: 'note'; readonly text: string; readonly seen: string }
  | { readonly kind: 'file'; readonly file: File; readonly thumbnail: Blob | null }
);

/** Something that waits on this device to be sent (OFF-01). */
export interface OutboxEntry {
  readonly id: string;
  readonly kind: OutboxDraft['kind'];
  readonly subject: string;
  /** The message or the note; of a file its name. */
  readonly text: string;
  /** When it was written, in milliseconds since 1970. */
  readonly writtenAt: number;
  /** `failed` ones go no further by themselves. */
  readonly state: 'queued' | 'sending' | 'failed';
  /** Why it failed, for the customer to read; null while it has not. */
  readonly reason: string | null;
  /** The note that was saved elsewhere meanwhile, and which a note that failed by it would replace; null otherwise. */
  readonly other: string | null;
}

/** What customers write without network waits here, and goes by itself later: once, and in the order written (OFF). */
export interface Outbox {
  /**
   * Sends a draft now by `send`, or keeps it where that finds no network or earlier ones of its subject wait still.
   * @param send takes the draft's `Idempotency-Key`
   * @returns what became of it; `full` when the device keeps no more: then nothing was kept. Rejects as `send` does when it
   *   was refused
   */
  deliver(
    draft: OutboxDraft,
    send: (idempotencyKey: string) => Promise<unknown>,
  ): Promise<'sent' | 'kept' | 'full'>;
  /** What waits of a subject, in the order written; the same list until it changes. */
  waitingOf(subject: string): readonly OutboxEntry[];
  /**
   * A picture of a photograph that waits, from the device itself: the small one, else the photograph. Null of what is none,
   * and of what waits no more. Earlier shells do not have it.
   */
  pictureOf?(id: string): Promise<Blob | null>;
  /** Calls `listener` when something that waits has changed; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Takes an entry off the device, unless it is being sent. */
  withdraw(id: string): Promise<void>;
  /** Asks before a logout whether what waits may be lost; true at once when nothing does (OFF-09). */
  mayLeave(): Promise<boolean>;
  /** Lets one that failed wait again. A note takes the place of the other one then. */
  sendAgain(id: string): Promise<void>;
}
