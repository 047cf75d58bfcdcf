import type { LiteVisit } from './liteVisit.ts';
import type { Mode } from './remoteManifest.ts';

/** Who the customer is, as far as a remote may know. */
export interface Subject {
  readonly userId: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** False until the customer has completed the client data. */
  readonly registered: boolean;
  readonly loginEmailValidated: boolean;
}

export interface Session {
  readonly mode: Mode;
  readonly subject: Subject | null;
  readonly termsAccepted: boolean;
  /** The visit of lite mode; null in every other mode. */
  readonly lite: LiteVisit | null;
  /** The portal was opened to book, by `schedule=true` in the address (SHL-36). */
  readonly scheduling: boolean;
}

/** The session as remotes see it: never the token. */
export interface SessionHandle {
  current(): Session;
  /** Calls `listener` on every change; returns the function that unsubscribes. */
  subscribe(listener: (session: Session) => void): () => void;
  /**
   * Hands a fresh token, obtained by logging in or registering, to the shell, which
   * keeps it and loads the customer. Resolves when the session is usable; rejects with
   * an Error when the shell could not load the customer.
   */
  adopt(token: string): Promise<void>;
  /** Loads the customer's details again, for example after the profile was saved. */
  refresh(): Promise<void>;
  /**
   * Ends the session and leads to login. `forced` forgets company and pending appointment (SHL-72).
   */
  end(options?: { forced?: boolean }): Promise<void>;
}
