import { adminToken } from './adminToken.ts';
import { mgmtClient, type Mgmt } from './mgmt.ts';
import { stackAddresses, startSettings } from '../portal/stackSettings.ts';

/**
 * mgmt of the installation that PORTAL_BACKEND_URL names, or of the portal that runs on this machine.
 * @throws Problem when there is no administrator's token
 */
export function mgmtOfInstallation(): Mgmt {
  const settings = startSettings();
  const given = process.env['PORTAL_BACKEND_URL']?.replace(/\/$/, '');
  const backend = given === undefined || given === '' ? stackAddresses(settings).backend : given;
  return mgmtClient(backend, adminToken(settings.dataFolder));
}
