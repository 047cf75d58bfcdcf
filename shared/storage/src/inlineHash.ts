import { createHash } from 'node:crypto';

/** The source by which a content security policy knows a script or style that stands in the page: `'sha256-…'`. */
export function inlineHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
