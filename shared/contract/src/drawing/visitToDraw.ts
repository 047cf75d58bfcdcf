import * as v from 'valibot';
import { drawnMarkupSchema } from './drawnMarkupSchema.ts';
import { drawnQueriesSchema } from './drawnQueries.ts';
import type { ProviderSnapshot } from '../provider/providerSnapshot.ts';
import type { Session } from '../session.ts';

/** An answer of a service by which a page is drawn. */
export interface AnswerToDraw {
  /** On the page's origin: `/api/main/showcase/work/A-1`. */
  address: string;
  status: number;
  /** JSON. */
  body: string;
}

/**
 * What the program of a release gets to draw a page for one visitor. Nothing in it opens anything: no token of a session,
 * no key and no credential of a link, no address of a service.
 */
export interface VisitToDraw {
  federationName: string;
  page: string;
  params: Readonly<Record<string, string | undefined>>;
  /** Absolute path and query of the page, without the key of a link. */
  path: string;
  search: string;
  session: Session;
  provider: ProviderSnapshot;
  answers: readonly AnswerToDraw[];
  userAgent: string;
}

/** What the program of a release answers: the page, and the data that it was drawn from. */
export const drawnVisitSchema = v.object({
  markup: drawnMarkupSchema,
  queries: drawnQueriesSchema,
});
export type DrawnVisit = v.InferOutput<typeof drawnVisitSchema>;
