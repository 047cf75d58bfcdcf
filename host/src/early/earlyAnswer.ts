import type { DocumentAnswers } from './documentAnswer.ts';

/** What the page's first script asks, as the edge has planned it for one address. */
export interface EarlyPlan {
  /** The provider's domain. */
  domain: string;
  /** Pathname of the page that the requests are of; a kept document may be opened at another one. */
  pathname: string;
  /**
   * The reads that the page begins with, by address on this origin. On lite pages `:work` or `:appointment` stands for
   * what the visit's link is of.
   */
  requests: string[];
  /** Names everything that the document was made of. */
  identity: string;
  /** The first answers ride in the document, behind everything else: what is not among them is asked for then. */
  hasAnswers?: true;
}

/** An answer that was asked for before the code that needs it had arrived. */
export interface EarlyAnswer {
  /** Mark of the session that it was asked with, or null. */
  session: string | null;
  /** The credential of a lite link that it was asked with, or null. */
  clientToken: string | null;
  answer: Promise<Response>;
  /** When it was asked for, in milliseconds since 1970. */
  askedAt: number;
}

export interface Early {
  /** By address on this origin. */
  answers: Map<string, EarlyAnswer>;
  /** Whether a document that the offline worker had kept is still the one to show; null for any other. */
  isCurrent: Promise<boolean> | null;
  /** What came with the document; none where it brought nothing, and once the offline worker was told. */
  inDocument?: DocumentAnswers | null;
}

const NAME = 'portalEarly';

declare global {
  interface Window {
    [NAME]?: Early;
  }
}

/** What the page's first script has begun; empty in a page without one. */
export function earlyOf(page: Window): Early {
  page[NAME] ??= { answers: new Map(), isCurrent: null };
  return page[NAME];
}
