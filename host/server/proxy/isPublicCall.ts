/** What the internet may call; operators' pages, metrics and releases are for the inside of the network. */
const PUBLIC =
  /^\/api\/(?:(?:main|calendar|provider-api|gateway-callback)\/|mgmt\/(?:route|telemetry)\/?$)/;

/** @param pathname as the page calls it */
export function isPublicCall(pathname: string): boolean {
  return PUBLIC.test(pathname);
}
