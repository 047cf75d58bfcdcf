import { createAppointmentDetailsApi } from '@portal/api/work/appointmentDetails';
import { createServicesApi } from '@portal/api/work/createServicesApi';
import type { PortalContext } from '@portal/contract/portalContext';
import { isAppointmentId } from '@portal/domain/work/bareId';
import { portalHttp } from '@portal/remote/useApi';
import { queryKeys } from '../../queries/queryKeys.ts';

/** The calls for the details of a work and of an appointment. */
export const detailsApisOf = (portal: PortalContext) => ({
  services: createServicesApi(portalHttp(portal)),
  appointments: createAppointmentDetailsApi(portalHttp(portal)),
});

/**
 * The details of a work (`A-…`) or an appointment (`S-…`), each from its own call (SHL-14, C-73).
 * @param geoCoords where the customer is, when that is known: the details say the distance then (DET-04)
 */
export const detailsQuery = (
  { services, appointments }: ReturnType<typeof detailsApisOf>,
  id: string,
  geoCoords?: string,
) => ({
  queryKey: queryKeys.service(id),
  queryFn: () => (isAppointmentId(id) ? appointments : services).details(id, { geoCoords }),
});
