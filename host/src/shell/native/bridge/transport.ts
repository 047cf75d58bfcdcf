/** The wire to the wrapper: texts out, anything in. */
export interface Transport {
  /** @throws when the wrapper is gone. */
  send(text: string): void;
  /** Hands over what arrives; `origin` is null where the platform names none. */
  listen(listener: (message: unknown, origin: string | null) => void): void;
}
