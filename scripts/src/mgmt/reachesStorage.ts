/**
 * Whether this command writes to the asset storage itself. A team never does: its files go to mgmt over HTTP, and so do
 * those of an installation elsewhere of which neither bucket nor data folder is named.
 */
export function reachesStorage(variables: Readonly<Record<string, string | undefined>>): boolean {
  const isSet = (name: string): boolean => (variables[name]?.trim() ?? '') !== '';
  if (isSet('PORTAL_TEAM_TOKEN')) return false;
  return !isSet('PORTAL_BACKEND_URL') || isSet('PORTAL_ASSETS_S3_URL') || isSet('PORTAL_DATA_DIR');
}
