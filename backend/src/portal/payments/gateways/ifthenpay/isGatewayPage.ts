/** Customers are sent to the gateway's own hosts only: ifthenpay's, or the one a local gateway answers on. */
export function isGatewayPage(url: string, address: string): boolean {
  try {
    const { hostname, protocol } = new URL(url);
    const isOfficial =
      protocol === 'https:' &&
      (hostname === 'ifthenpay.com' || hostname.endsWith('.ifthenpay.com'));
    if (isOfficial) return true;
    const own = new URL(address).hostname;
    const isLocal = own === '127.0.0.1' || own === 'localhost';
    return isLocal && (hostname === own || hostname === 'localhost');
  } catch {
    return false;
  }
}
