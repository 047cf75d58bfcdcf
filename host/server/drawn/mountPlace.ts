import type { Release } from '@portal/contract/release';
import { escapeHtml } from '../html/escapeHtml.ts';

/**
 * The element in which the first view of a release is mounted, with what was drawn of it.
 * @param drawn the data that it was drawn from, as JSON; empty where it has none
 */
export function mountPlace(
  { name, version, federationName }: Pick<Release, 'name' | 'version' | 'federationName'>,
  markup: string,
  drawn: string,
): string {
  return (
    `<div data-mount="${escapeHtml(federationName)}-1" data-remote="${escapeHtml(name)}" ` +
    `data-release="${escapeHtml(version)}" data-drawn="${escapeHtml(drawn)}">${markup}</div>`
  );
}
