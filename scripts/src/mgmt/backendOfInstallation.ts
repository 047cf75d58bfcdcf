import { stackAddresses, startSettings } from '../portal/stackSettings.ts';

/** Address of the backend, without a final slash: PORTAL_BACKEND_URL, or that of the portal on this machine. */
export function backendOfInstallation(): string {
  const given = process.env['PORTAL_BACKEND_URL']?.replace(/\/$/, '') ?? '';
  return given === '' ? stackAddresses(startSettings()).backend : given;
}
