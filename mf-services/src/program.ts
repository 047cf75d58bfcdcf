import { drawForVisit } from '@portal/remote/drawForVisit';
import { liteApiOf, showcaseQuery } from './lite/showcaseQuery.ts';
import LiteDetailsPage from './pages/service-details-lite/LiteDetailsPage.tsx';
import { homeQueries } from './pages/services/homeQueries.ts';
import ServicesPage from './pages/services/ServicesPage.tsx';
import { detailsApisOf, detailsQuery } from './pages/service-details/detailsQuery.ts';
import ServiceDetailsPage from './pages/service-details/ServiceDetailsPage.tsx';

/** The pages that the drawing service draws for whoever opens them. */
export const program = drawForVisit(
  {
    services: ServicesPage,
    'service-details-lite': LiteDetailsPage,
    'service-details': ServiceDetailsPage,
  },
  {
    services: homeQueries,
    'service-details-lite': (portal) => {
      const id = portal.session.current().lite?.subjectId;
      return id ? [showcaseQuery(liteApiOf(portal), id)] : [];
    },
    'service-details': (portal, { id = '' }) => [detailsQuery(detailsApisOf(portal), id)],
  },
);
