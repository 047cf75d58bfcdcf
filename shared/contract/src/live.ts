/** Whether the page hears at once what changes at the server, as `live.changed` on the bus. */
export interface Live {
  /** Whether it does now. While it does, views need not ask again by themselves. */
  isOpen(): boolean;
  /** Calls `listener` whenever that changes; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}
