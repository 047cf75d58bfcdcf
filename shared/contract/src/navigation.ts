/** The four functions that react-router's `<Router>` needs; all addresses are full paths (`/client/…`). */
export interface PortalNavigator {
  push(to: PortalAddress, state?: unknown): void;
  replace(to: PortalAddress, state?: unknown): void;
  go(delta: number): void;
  createHref(to: PortalAddress): string;
}

export type PortalAddress = string | { pathname?: string; search?: string; hash?: string };

/** Same shape as react-router's Location: plain data. */
export interface PortalLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

/** Where a remote was put: one page, or one panel. */
export interface View {
  readonly kind: 'page' | 'panel';
  readonly name: string;
  /** Path parameters of a page; empty for panels. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

export interface Navigation {
  /** What a remote's own router moves through. */
  readonly navigator: PortalNavigator;
  /** Base path of the app: `/client` (SHL-06). */
  readonly base: string;
  /** Goes to an app path such as `/services?x=1`, below the base. */
  navigate(path: string, options?: { replace?: boolean; state?: unknown }): void;
  /** Browser back, or the home page when there is nothing to go back to. */
  back(): void;
  /** Replaces the page name in the document title (SHL-08) until the next page. */
  setTitle(title: string): void;
  /**
   * Asks before the customer leaves the page, until the returned function is called.
   */
  guard(question: {
    title: string;
    body: string;
    leaveLabel: string;
    stayLabel: string;
  }): () => void;
  /**
   * Lets a page handle "back" (header arrow, Android back) itself, for example to go one wizard
   * step back (BKG-12..14). `handler` answers true when it handled it. The returned function ends it.
   * A panel says so in `where`: its handler is asked as long as the panel is open, and before what
   * lies behind it (NAT-10).
   */
  interceptBack(handler: () => boolean, where?: View['kind']): () => void;
  /** Opens a panel of any remote by the name in its `remote.json`; another open one gives way. */
  openPanel(name: string): void;
  /** Closes the open panel, if there is one. */
  closePanel(): void;
}
