import type { Capability } from '../../platform/capability.ts';
import { describedRoutes } from '../../platform/routes/describedRoutes.ts';
import { itemPhotos } from './itemPhotos.ts';
import { workPhotos } from './workPhotos.ts';

/** Pictures by id, for their owner (API-55). */
export const photosCapability: Capability = {
  name: 'photos',
  routes: (backend) => {
    const app = describedRoutes('items');
    app.include(itemPhotos(backend));
    app.include(workPhotos(backend));
    return app;
  },
};
