/**
 * A stretch of a document: what it has of its own, and what it has in common with those of all providers with the same
 * releases and build.
 */
export interface DocumentPart {
  own: string;
  /** Whether white space may stand between the two that changes nothing. */
  mayBeFilled: boolean;
  shared: string;
}

/** The document that these parts are. */
export function joinParts(parts: readonly DocumentPart[]): string {
  return parts.reduce((html, { own, shared }) => html + own + shared, '');
}
