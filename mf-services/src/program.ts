import { drawForVisit } from '@portal/remote/drawForVisit';
import { liteApiOf, showcaseQuery } from './lite/showcaseQuery.ts';
import LiteDetailsPage from './pages/service-details-lite/LiteDetailsPage.tsx';

/** The pages that the drawing service draws for whoever opens them. */
export const program = drawForVisit(
  { 'service-details-lite': LiteDetailsPage },
  {
    'service-details-lite': (portal) => {
      const id = portal.session.current().lite?.subjectId;
      return id ? [showcaseQuery(liteApiOf(portal), id)] : [];
    },
  },
);
