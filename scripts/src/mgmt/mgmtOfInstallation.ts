import { backendOfInstallation } from './backendOfInstallation.ts';
import { mgmtClient, type Mgmt } from './mgmt.ts';
import { mgmtToken } from './mgmtToken.ts';
import { startSettings } from '../portal/stackSettings.ts';

/**
 * mgmt of the installation that PORTAL_BACKEND_URL names, or of the portal that runs on this machine, with the token of
 * a team or the administrator's.
 * @throws Problem when there is no token
 */
export function mgmtOfInstallation(): Mgmt {
  return mgmtClient(backendOfInstallation(), mgmtToken(startSettings().dataFolder));
}
