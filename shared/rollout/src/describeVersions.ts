import type { ProviderVersions } from './rolloutEdit.ts';

/** `5 %`, with one decimal at most. */
export const percent = (share: number): string => `${Number(share.toFixed(1))} %`;

/**
 * `1.2.0` or `5 % 1.2.0, 95 % 1.1.0`.
 * @param none what customers have to whom no version is given
 */
export function describeVersions(versions: ProviderVersions['versions'], none = 'nothing'): string {
  if (versions.length === 0) return none;
  if (versions.length === 1) return versions[0]?.version ?? none;
  return versions.map(({ version, share }) => `${percent(share)} ${version ?? none}`).join(', ');
}
