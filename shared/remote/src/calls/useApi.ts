import { createHttp, type Http } from '@portal/api/http/http';
import type { PortalContext } from '@portal/contract/portalContext';
import { useMemo } from 'react';
import { usePortal } from '../usePortal.ts';
import { tellFailedCalls } from './tellFailedCalls.ts';

type Service = keyof PortalContext['fetch'];

const clients = new WeakMap<PortalContext['fetch'], Map<Service, Http>>();

/** The client of one service, built once on the shell's fetch. */
export function portalHttp(portal: PortalContext, service: Service = 'main'): Http {
  const services = clients.get(portal.fetch) ?? new Map<Service, Http>();
  clients.set(portal.fetch, services);
  const http =
    services.get(service) ??
    tellFailedCalls(createHttp(portal.fetch[service]), (code, message) => {
      // A device without a connection is nobody's failure, and is said already.
      if (navigator.onLine) portal.report.failure({ code, message });
    });
  services.set(service, http);
  return http;
}

/**
 * The typed client of one group of calls. Takes the factory and not a name, so that a
 * remote ships only the clients that it uses.
 *
 * @example
 * const services = useApi(createServicesApi);
 * const calendar = useApi(createCalendarApi, 'calendar');
 */
export function useApi<Api>(create: (http: Http) => Api, service: Service = 'main'): Api {
  const portal = usePortal();
  return useMemo(() => create(portalHttp(portal, service)), [create, portal, service]);
}
