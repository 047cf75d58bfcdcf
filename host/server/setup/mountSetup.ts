import { SETUP_FILES, SETUP_PAGES } from '@portal/api/setup/setupPath';
import { createAssetFolder } from '@portal/storage/assets/createAssetFolder';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { serveAsset } from '../files/serveAsset.ts';
import { texts } from '../texts.ts';

/** Its own scripts, styles and calls; beside it stands the portal of the same provider. */
const POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data: blob:`,
  `font-src 'self'`,
  `connect-src 'self'`,
  `frame-src 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/**
 * The pages on which an owner sets a provider up (SET-05). They hold no data: whose they are, the session of their calls
 * says, which the backend looks at.
 * @param workspace folder of the installation, in which they were built
 */
export function mountSetup(app: Hono, workspace: string): void {
  const folder = join(workspace, 'shared', 'setup', 'dist');
  const built = createAssetFolder(folder);
  for (const path of Object.values(SETUP_PAGES))
    app.get(path, async (context) => {
      const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
      if (html === null) return context.text(texts.notFound, 404);
      return context.html(html, 200, {
        'Content-Security-Policy': POLICY,
        'Cache-Control': 'no-cache',
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex, nofollow',
      });
    });
  app.get(`${SETUP_FILES}/:path{.+}`, (context) =>
    serveAsset(context, [built.read], context.req.param('path')),
  );
}
