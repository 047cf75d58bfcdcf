import { createAssetFolder } from '@portal/storage/assets/createAssetFolder';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { serveAsset } from '../files/serveAsset.ts';
import { texts } from '../texts.ts';

const FRAME_SCRIPT = '/dev/wrapper/frame.js';

const POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `frame-src 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/**
 * The simulator of the native wrappers, for their authors and for the browser tests. Must not be
 * mounted in production.
 */
export function mountWrapperSimulator(app: Hono, workspace: string): void {
  const folder = join(workspace, 'shared', 'simulator', 'dist');
  app.get('/dev/wrapper', async (context) => {
    const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
    if (html === null) return context.text(texts.notFound, 404);
    return context.html(html, 200, {
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-cache',
    });
  });
  // The simulator prepares the page that it frames before the page's own scripts run.
  app.get(FRAME_SCRIPT, (context) =>
    context.body('parent.portalSimulator?.install(window);\n', 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    }),
  );
  const built = createAssetFolder(folder);
  app.get('/dev/wrapper/:path{.+}', (context) =>
    serveAsset(context, [built.read], context.req.param('path')),
  );
}

/** Whether the page is asked for by a frame of this origin, which only the simulator draws. */
export function isFramedBySimulator(context: Context): boolean {
  return (
    context.req.header('sec-fetch-dest') === 'iframe' &&
    context.req.header('sec-fetch-site') === 'same-origin'
  );
}

/** The page as it stands in the simulator's frame: its first script is the simulator's. */
export function inSimulator(context: Context, html: string, policy: string): string {
  context.header('X-Frame-Options', 'SAMEORIGIN');
  context.header(
    'Content-Security-Policy',
    policy.replace(`frame-ancestors 'none'`, `frame-ancestors 'self'`),
  );
  return html.replace('<head>', `<head>\n<script src="${FRAME_SCRIPT}"></script>`);
}
