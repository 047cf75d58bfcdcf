import type { Context } from 'hono';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { requireCustomer } from '../../accounts/sessions/requireCustomer.ts';
import { texts } from '../items/texts.ts';

/**
 * Photographs of the customer's own items by photograph or by item (API-55). They lead to the signed address,
 * which `<img>` can load without a bearer; answers carry that address already (C-115).
 */
export function itemPhotos(backend: Backend): DescribedRoutes {
  const app = describedRoutes('items');
  const lead = async (context: Context, match: { id: string } | { photoId: string }) => {
    const { company, client } = await requireCustomer(context, backend);
    const item = await backend.database
      .selectFrom('items')
      .select('photoId')
      .where('companyId', '=', company.id)
      .where('clientId', '=', client.id)
      .where('removedAt', 'is', null)
      .where((eb) => eb.and(match))
      .executeTakeFirst();
    const photoId = item?.photoId ?? null;
    if (photoId === null) throw new ApiError(404, texts.unavailable);
    return context.redirect(backend.media.address(photoId, 'original', backend.clock.now()), 302);
  };
  app.get(
    '/main/photos/item/id/:id',
    {
      access: 'customer',
      summary: 'Leads to the photograph of an item (API-55)',
      status: 302,
      request: { path: { id: '{item}' } },
    },
    (context) => lead(context, { id: readParameter(context, 'id') }),
  );
  app.get(
    '/main/photos/item/:image',
    {
      access: 'customer',
      summary: 'Leads to an item’s photograph (API-55)',
      status: 302,
      request: { path: { image: '{photo}' } },
    },
    (context) => lead(context, { photoId: readParameter(context, 'image') }),
  );
  return app;
}
