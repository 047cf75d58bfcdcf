/**
 * Leaves for the gateway's card page.
 * Only web addresses are followed: the address comes from another system.
 */
export function openCardPage(url: string): void {
  const { protocol } = new URL(url);
  if (protocol === 'https:' || protocol === 'http:') window.location.assign(url);
}
