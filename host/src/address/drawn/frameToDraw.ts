import type { BootDocument } from '@portal/contract/bootDocument';
import { drawnMarkupSchema } from '@portal/contract/drawing/drawnMarkupSchema';
import type { LiteVisit } from '@portal/contract/liteVisit';
import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import * as v from 'valibot';

/** Among the pages of the host's program: it draws what stands around a lite page. */
export const LITE_FRAME = 'lite-frame';
/** The same for what stands around the page of a customer who is logged in. */
export const SESSION_FRAME = 'session-frame';

/**
 * What the program of a host build gets to draw what stands around a page: of a visit only of what kind it is, of a
 * browser only its device (C-729).
 */
export interface FrameToDraw {
  boot: BootDocument;
  /** App path below the base; for a customer who is logged in without the ids of the address. */
  path: string;
  /** Query without the key of a link. */
  search: string;
  provider: ProviderSnapshot;
  /** Null for a customer who is logged in: of whom nothing is told (C-736). */
  visit: LiteVisit | null;
  userAgent: string;
}

/** What it answers, with a place for the page, unless something else is shown before it. */
export const drawnFrameSchema = v.object({ markup: drawnMarkupSchema });
