/** Attributes of an answer that rides in the document, as the edge writes them and the first script reads them. */
export const DOCUMENT_ANSWER = {
  address: 'data-answer',
  /** The answer's status. */
  status: 'data-status',
  /** The answer's header `Date`. */
  date: 'data-date',
  /** Mark of the session that it is of; absent on one that is nobody's, or of a lite link. */
  session: 'data-session',
} as const;

/** An answer of a service that came with the document. */
export interface DocumentAnswer {
  /** On this origin. */
  address: string;
  status: number;
  date: string | null;
  /** JSON. */
  body: string;
}

/** The answers that came with one document. */
export interface DocumentAnswers {
  /** Mark of the session that they are of; null of nobody's, and on lite pages. */
  session: string | null;
  /** When they were asked for, in milliseconds since 1970, by the browser's clock. */
  askedAt: number;
  answers: readonly DocumentAnswer[];
}
