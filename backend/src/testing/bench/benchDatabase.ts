import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** The database of a measured backend: DATABASE_URL, or the built-in server below PORTAL_DATA_DIR. */
export function benchDatabase(): pg.Pool {
  const url = process.env['DATABASE_URL'];
  if (url !== undefined && url !== '') return new pg.Pool({ connectionString: url, max: 4 });
  const folder = process.env['PORTAL_DATA_DIR'] ?? '';
  return new pg.Pool({
    host: path.join(folder, 'socket'),
    user: 'portal',
    password: readFileSync(path.join(folder, 'postgres.password'), 'utf8').trim(),
    database: 'portal',
    max: 4,
  });
}
