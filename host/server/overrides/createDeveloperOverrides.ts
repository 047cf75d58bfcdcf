import { heldOverrideSchema, type HeldOverride } from '@portal/rollout/override';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { BASE } from '../../src/address/appPath.ts';
import { overridePage, OVERRIDE_PAGE_POLICY } from './overridePage.ts';
import { texts } from '../texts.ts';

const COOKIE = 'developerOverride';
const TIMEOUT_MS = 2500;
/** Longer than any token that mgmt signs. */
const LONGEST = 4000;
/** The form of the way in holds one token; in bytes. */
const LARGEST_FORM = 8192;

export interface DeveloperOverrides {
  /** What this browser's developer is shown instead of a release, or null for everybody else. */
  of(context: Context, domain: string): Promise<HeldOverride['override'] | null>;
  /** The way in, which asks once more, and the way out. */
  routes: Hono;
}

/**
 * Lets one signed-in developer see a local remote inside this portal. mgmt signs who may; the edge asks it each time, so
 * that a cookie made by anybody else, over, or of another domain is nothing.
 * @param domainOf domain of the provider, as the browser sees it
 */
export function createDeveloperOverrides(
  backend: URL,
  domainOf: (context: Context) => string,
): DeveloperOverrides {
  async function ask(
    what: 'redeem' | 'check',
    token: string,
    domain: string,
  ): Promise<HeldOverride | null> {
    if (token === '' || token.length > LONGEST) return null;
    const answer = await fetch(new URL(`/mgmt/overrides/${what}`, backend), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, domain }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    if (answer === null || answer.status !== 200) return null;
    const held = v.safeParse(heldOverrideSchema, await answer.json());
    return held.success ? held.output : null;
  }

  const routes = new Hono();
  routes.use(async (context, next) => {
    const site = context.req.header('sec-fetch-site');
    if (context.req.method === 'POST' && site !== undefined && site !== 'same-origin') {
      return context.text(texts.notFound, 403);
    }
    context.header('Cache-Control', 'no-store');
    // The address holds the link.
    context.header('Referrer-Policy', 'no-referrer');
    await next();
  });
  routes.use(bodyLimit({ maxSize: LARGEST_FORM }));
  routes.get('/', async (context) => {
    const link = context.req.query('link') ?? '';
    const held = await ask('redeem', link, domainOf(context));
    context.header('Content-Security-Policy', OVERRIDE_PAGE_POLICY);
    return context.html(overridePage(link, held?.override ?? null), held ? 200 : 404);
  });
  routes.post('/', async (context) => {
    const link = new URLSearchParams(await context.req.text()).get('link');
    const held = await ask('redeem', link ?? '', domainOf(context));
    if (held === null) return context.text(texts.notFound, 404);
    setCookie(context, COOKIE, held.grant, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: context.req.header('x-forwarded-proto') === 'https',
      maxAge: Math.max(0, Math.floor((held.until - Date.now()) / 1000)),
    });
    return context.redirect(BASE, 303);
  });
  routes.post('/end', (context) => {
    deleteCookie(context, COOKIE, { path: '/' });
    return context.redirect(BASE, 303);
  });

  return {
    async of(context, domain) {
      const token = getCookie(context, COOKIE);
      if (token === undefined) return null;
      return (await ask('check', token, domain))?.override ?? null;
    },
    routes,
  };
}
