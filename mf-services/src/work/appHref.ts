import type { Navigation } from '@portal/contract/navigation';

/** The whole address of an app path, as links need it: `/client/services`. */
export function appHref(navigation: Pick<Navigation, 'base'>, path: string): string {
  return `${navigation.base}${path}`;
}
