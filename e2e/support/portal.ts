import type { demoProviders } from '@portal/scripts/demoData';
import { stackAddresses, testSettings } from '@portal/scripts/stackSettings';

const settings = testSettings();
const { backend, gateway } = stackAddresses(settings);

/** Addresses of the portal under test, as a program of this machine uses them. */
export const addresses = { backend, gateway, outbox: `${backend}/dev/outbox` } as const;

/** Data folder of the portal under test; `assets/<remote>` below it holds the published files. */
export const dataFolder = settings.dataFolder;

/** A provider of the demo data. */
export type DemoDomain = (typeof demoProviders)[number]['domain'];

/** Address that a customer of the provider opens. @param path below the origin, `/client/…` */
export function portalAddress(domain: DemoDomain, path = '/client'): string {
  return `http://${domain}:${settings.edgePort}${path}`;
}
