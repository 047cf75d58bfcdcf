import { createLiteApi } from '@portal/api/company/createLiteApi';
import type { PortalContext } from '@portal/contract/portalContext';
import { isAppointmentId } from '@portal/domain/work/bareId';
import { portalHttp } from '@portal/remote/useApi';
import { queryKeys } from '../queries/queryKeys.ts';

/** The calls of lite mode. */
export const liteApiOf = (portal: PortalContext) =>
  createLiteApi(portalHttp(portal, 'calendar'), portalHttp(portal, 'main'));

/** What a link shows. Works are asked of the main service, appointments of the calendar (API-51, API-63). */
export const showcaseQuery = (api: ReturnType<typeof liteApiOf>, id: string) => ({
  queryKey: queryKeys.showcase(id),
  queryFn: () => (isAppointmentId(id) ? api.showAppointment(id) : api.showWork(id)),
});
