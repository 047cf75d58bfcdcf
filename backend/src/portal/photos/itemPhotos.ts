import { and, eq, isNull } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { requireCustomer } from '../../accounts/sessions/requireCustomer.ts';
import { items } from '../items/tables.ts';
import { texts } from '../items/texts.ts';

/**
 * Photographs of the customer's own items by photograph or by item (API-55). They lead to the signed address,
 * which `<img>` can load without a bearer; answers carry that address already (C-115).
 */
export function itemPhotos(backend: Backend): Hono {
  const app = new Hono({ strict: false });
  const lead = async (context: Context, match: { id: string } | { photoId: string }) => {
    const { company, client } = await requireCustomer(context, backend);
    const rows = await backend.database
      .select({ photoId: items.photoId })
      .from(items)
      .where(
        and(
          eq(items.companyId, company.id),
          eq(items.clientId, client.id),
          isNull(items.removedAt),
          'id' in match ? eq(items.id, match.id) : eq(items.photoId, match.photoId),
        ),
      );
    const photoId = rows[0]?.photoId ?? null;
    if (photoId === null) throw new ApiError(404, texts.unavailable);
    return context.redirect(backend.media.address(photoId, 'original', backend.clock.now()), 302);
  };
  app.get('/main/photos/item/id/:id', (context) =>
    lead(context, { id: readParameter(context, 'id') }),
  );
  app.get('/main/photos/item/:image', (context) =>
    lead(context, { photoId: readParameter(context, 'image') }),
  );
  return app;
}
