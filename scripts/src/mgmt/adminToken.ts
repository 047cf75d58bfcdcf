import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../terminal/problem.ts';

/**
 * The token that allows changes in mgmt: PORTAL_ADMIN_TOKEN, or the one that the
 * backend made in its data folder at its first start.
 */
export function adminToken(dataFolder: string): string {
  const given = process.env['PORTAL_ADMIN_TOKEN']?.trim() ?? '';
  if (given !== '' && !/^[\x21-\x7e]+$/.test(given))
    throw new Problem('PORTAL_ADMIN_TOKEN has characters that no token has: copy it once more.');
  if (given !== '') return given;
  const file = join(dataFolder, 'admin.token');
  if (!existsSync(file)) {
    throw new Problem(`There is no ${file}: start the portal once, or set PORTAL_ADMIN_TOKEN.`);
  }
  return readFileSync(file, 'utf8').trim();
}
