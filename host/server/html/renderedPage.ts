import type { EarlyPlan } from '../../src/early/earlyAnswer.ts';
import type { DocumentPart } from './kept/documentPart.ts';

/** The document of one page view, and what is said of it. */
export interface RenderedPage {
  html: string;
  /** The same, parted into what is its own and what it has in common with those of other providers. */
  parts: readonly DocumentPart[];
  /** What comes behind it, before the answers: of a page that may be drawn for its visitor, with the root as it was drawn. */
  body: (root: string | null) => string;
  /** What comes last, behind the answers where they ride in the document; nothing else. */
  end: string;
  /** What the page asks first, and the pattern of its path, where the answers are to ride in the document; null else. */
  carries: { domain: string; requests: EarlyPlan['requests']; pattern: string | undefined } | null;
  /** Hashes of the inline scripts and style, for the content security policy. */
  scriptHashes: string[];
  styleHashes: string[];
  /**
   * Whether the browser may show a copy of it at a later visit: its first script asks the edge if that still is the
   * one, and it suits the path whatever the query.
   */
  mayBeCached: boolean;
}
