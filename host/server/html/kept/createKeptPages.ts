import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '../renderedPage.ts';
import { compressAround, type CompressedAround } from './compressAround.ts';
import { compressBetween } from './compressBetween.ts';
import { createSharedPieces } from './createSharedPieces.ts';
import type { DocumentPart } from './documentPart.ts';
import { layOut } from './layOut.ts';

/** What kept pages take of memory at most, in bytes: some 1300 of them, or 5000 that share most of it. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Of one page beside its document: its name, its policy and what keeps them. */
const BESIDE_BYTES = 4096;

/** Whoever asks so many times for a page shows that it pays to compress it well. */
const MANY = 20;

/** What is said of a page in its headers. */
export interface PageHead {
  policy: string;
  /** Whether browsers may keep it. */
  mayBeCached: boolean;
}

/** A page, compressed, as whoever asks for it gets it. */
export interface FilledPage extends PageHead {
  document: Uint8Array<ArrayBuffer>;
}

/** All that the document of a page without answers is made of but its tickets: nothing of it is anybody's. */
export interface PageName {
  /** Of the build, the provider and every release. */
  identity: string;
  origin: string;
  /** App path below the base; no page with a query is kept. */
  path: string;
  hasSession: boolean;
  isWrapped: boolean;
  mayFallBack: boolean;
  mayCarryAnswers: boolean;
}

export interface KeptPages {
  /** The page with these tickets; null where it is not kept, and once when it is to be compressed better, by itself or with others. */
  fill(name: PageName, tickets: string): FilledPage | null;
  /** Compresses the page, quickly at first, and keeps it for whoever comes next; null where it cannot be sent so. */
  keep(
    name: PageName,
    tickets: string,
    page: Pick<RenderedPage, 'html' | 'parts'>,
    head: PageHead,
  ): Promise<FilledPage | null>;
}

interface KeptPage extends PageHead {
  compressed: CompressedAround;
  isWell: boolean;
  asked: number;
}

/** Whoever asks can lengthen it. */
const LONGEST_PATH = 200;

function keyOf(name: PageName): string {
  const { identity, origin, path, hasSession, isWrapped, mayFallBack, mayCarryAnswers } = name;
  const flags = [hasSession, isWrapped, mayFallBack, mayCarryAnswers].map(Number).join('');
  return [identity, flags, origin, path].join(' ');
}

function filled(page: KeptPage, tickets: string): FilledPage | null {
  const { compressed, policy, mayBeCached } = page;
  const document = compressed.fill(tickets);
  return document && { policy, mayBeCached, document };
}

/**
 * Keeps documents that are the same for everybody but for their tickets, compressed, by all that they are made of: another
 * release, brand or build is another page. What is asked for least recently goes.
 */
export function createKeptPages(mostBytes: number = MOST_BYTES): KeptPages {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ compressed }, key) => compressed.bytes + key.length + BESIDE_BYTES,
  });
  const sharedPieces = createSharedPieces();

  async function compressSharing(
    parts: readonly DocumentPart[],
    tickets: string,
  ): Promise<CompressedAround | null> {
    const document = layOut(parts);
    const pieces = document && sharedPieces.of(document);
    return pieces && compressBetween(document, pieces, tickets);
  }

  return {
    fill(name, tickets) {
      const page = pages.get(keyOf(name));
      if (page === undefined) return null;
      page.asked += 1;
      return page.asked === MANY && !page.isWell ? null : filled(page, tickets);
    },
    async keep(name, tickets, { html, parts }, head) {
      if (name.path.length > LONGEST_PATH) return null;
      const isAnew = pages.has(keyOf(name));
      const between = await compressSharing(parts, tickets);
      const compressed = between ?? (await compressAround(html, tickets, isAnew));
      if (compressed === null) return null;
      // What is shared is small already.
      const page = { ...head, compressed, isWell: isAnew || between !== null, asked: 1 };
      pages.set(keyOf(name), page);
      return filled(page, tickets);
    },
  };
}
