/**
 * Whether a path below `/client` is a lite page: its first segment ends in
 * `-lite`, so that an id after it changes nothing (SHL-09, C-02).
 */
export function isLitePath(path: string): boolean {
  return /^\/?[^/?#]*-lite(?:[/?#]|$)/.test(path);
}

/** The account deletion help is a special page in both modes: a path that ends in it (SHL-22, SHL-42). */
export function isDeletionHelpPath(path: string): boolean {
  return /(?:^|\/)help-delete-account\/?$/.test(path.replace(/[?#].*$/s, ''));
}

/** Pages of the edge outside of the portal: they need no login and no JavaScript (LAW-01, LAW-05, D-11). */
export const LEGAL_PATHS = { about: '/legal/sobre', withdrawal: '/legal/resolver' } as const;

/** Where a customer withdraws from one contract (LAW-05). */
export function withdrawalPath(key: string): string {
  return `${LEGAL_PATHS.withdrawal}?key=${encodeURIComponent(key)}`;
}
