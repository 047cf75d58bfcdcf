import type { LiteVisit } from './liteVisit.ts';
import type { Mode } from './remoteManifest.ts';

/** Who the customer is, as far as a remote may know. */
export interface Subject {
  /** Opaque id of the person, the same at every provider. */
  readonly userId: string;
  /** Name as the customer wrote it. */
  readonly name: string;
  /** Address to log in with or to write to; null without one. */
  readonly email: string | null;
  /** Number in E.164 (`+351…`); null without one. */
  readonly phone: string | null;
  /** False until the customer has completed the client data. */
  readonly registered: boolean;
  /** Whether the e-mail was confirmed by its link. */
  readonly loginEmailValidated: boolean;
}

export interface Session {
  /** How the portal is used now. */
  readonly mode: Mode;
  /** The customer; null while nobody is logged in, and until the details have arrived. */
  readonly subject: Subject | null;
  /** Whether the terms of this provider were accepted: nothing of the customer is asked for before. */
  readonly termsAccepted: boolean;
  /** The visit of lite mode; null in every other mode. */
  readonly lite: LiteVisit | null;
  /** The portal was opened to book, by `schedule=true` in the address (SHL-36). */
  readonly scheduling: boolean;
}

/** The session as remotes see it: never the token, which no script of a browser has. */
export interface SessionHandle {
  /** The session as it is now; the same object until it changes. */
  current(): Session;
  /** Calls `listener` on every change; returns the function that unsubscribes. */
  subscribe(listener: (session: Session) => void): () => void;
  /**
   * Hands the `token` of a login's or registration's answer to the shell, which takes the session over and loads
   * the customer. In a browser it only names the session that the edge keeps, and opens nothing. Resolves when the session is usable; rejects with
   * an Error when the shell could not load the customer.
   */
  adopt(token: string): Promise<void>;
  /** Loads the customer's details again, for example after the profile was saved. */
  refresh(): Promise<void>;
  /**
   * Ends the session and leads to login; what waits to be sent is lost, so ask the outbox first (OFF-09).
   * `forced` forgets company and pending appointment (SHL-72).
   */
  end(options?: { forced?: boolean }): Promise<void>;
}
