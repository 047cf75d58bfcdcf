import type { Navigation } from '@portal/contract/navigation';

/**
 * Follows the address of a link: pages of the portal without loading, files and calls of
 * the same origin as the browser would.
 */
export function followHref(navigation: Navigation, href: string): void {
  if (href === navigation.base || href.startsWith(`${navigation.base}/`)) {
    navigation.navigator.push(href);
  } else if (href.startsWith(`${navigation.base}?`)) {
    navigation.navigator.push(href);
  } else {
    window.location.assign(href);
  }
}
