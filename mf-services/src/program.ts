import { drawForVisit } from '@portal/remote/drawForVisit';
import LiteDetailsPage from './pages/service-details-lite/LiteDetailsPage.tsx';

/** The pages that the drawing service draws for whoever opens them. */
export const program = drawForVisit({ 'service-details-lite': LiteDetailsPage });
