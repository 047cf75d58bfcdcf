/**
 * Where a company's portal begins, without a final slash: `https://oficina.pt/client`.
 * @param url of the company, as it was registered: with or without a final slash
 * @param base path of the portal below it: `/client`
 */
export function portalAddress(url: string, base: string): string {
  return url.replace(/\/$/, '') + base;
}
