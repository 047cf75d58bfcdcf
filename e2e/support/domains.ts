import { stackAddresses, testSettings } from '@portal/scripts/portal/stackSettings';

/** The portal that the browser tests run against. */
export const settings = testSettings();
export const addresses = stackAddresses(settings);

export const domains = {
  workshop: 'auto-mirante.localhost',
  repair: 'bitfixe.localhost',
  clinic: 'alameda.localhost',
  barber: 'lima.localhost',
  demo: 'demo.localhost',
} as const;
export type Domain = `${string}.localhost`;

/** Origin of a provider's portal, as the browser sees it. */
export function originOf(domain: Domain): string {
  return `http://${domain}:${settings.edgePort}`;
}
