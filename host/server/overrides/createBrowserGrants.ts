import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { BASE } from '../../src/address/appPath.ts';
import { texts } from '../texts.ts';
import { GRANT_PAGE_POLICY } from './grantPage.ts';

const TIMEOUT_MS = 2500;
/** Longer than any token that mgmt signs. */
const LONGEST = 4000;
/** What browsers keep a cookie for at most, in seconds: mgmt may keep another time. */
const LONGEST_AGE = 400 * 24 * 3600;
/** The form of the way in holds one token; in bytes. */
const LARGEST_FORM = 8192;

/** What mgmt says of a token: what it gives, or with which status it gives nothing. */
export interface Answered<Held> {
  held: Held | null;
  status: number;
}

/** Something that mgmt lets one browser see, by a link and then by a cookie. */
export interface GrantKind<Held> {
  /** Where mgmt answers what a token gives. */
  calls: '/mgmt/overrides' | '/mgmt/previews';
  cookie: string;
  schema: v.GenericSchema<unknown, Held>;
  /** What asks whoever opened a link. */
  page(link: string, answered: Answered<Held>): string;
}

export interface BrowserGrants<Held> {
  /** What this browser is shown, or null for everybody else. */
  of(context: Context, domain: string): Promise<Held | null>;
  /** The way in, which asks once more, and the way out. */
  routes: Hono;
}

/**
 * Lets one browser see what nobody else does. mgmt signs who may; the edge asks it each time, so that a cookie made by
 * anybody else, over, or of another domain is nothing.
 * @param domainOf domain of the provider, as the browser sees it
 */
export function createBrowserGrants<Held extends { grant: string; until: number }>(
  backend: URL,
  domainOf: (context: Context) => string,
  { calls, cookie, schema, page }: GrantKind<Held>,
): BrowserGrants<Held> {
  async function ask(
    what: 'redeem' | 'check',
    token: string,
    domain: string,
  ): Promise<Answered<Held>> {
    if (token === '' || token.length > LONGEST) return { held: null, status: 404 };
    const answer = await fetch(new URL(`${calls}/${what}`, backend), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, domain }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    if (answer === null) return { held: null, status: 503 };
    if (answer.status !== 200) return { held: null, status: answer.status };
    const held = v.safeParse(schema, await answer.json());
    return held.success ? { held: held.output, status: 200 } : { held: null, status: 503 };
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
    const answered = await ask('redeem', link, domainOf(context));
    context.header('Content-Security-Policy', GRANT_PAGE_POLICY);
    return context.html(page(link, answered), answered.held ? 200 : 404);
  });
  routes.post('/', async (context) => {
    const link = new URLSearchParams(await context.req.text()).get('link');
    const { held } = await ask('redeem', link ?? '', domainOf(context));
    if (held === null) return context.text(texts.notFound, 404);
    setCookie(context, cookie, held.grant, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: context.req.header('x-forwarded-proto') === 'https',
      maxAge: Math.min(LONGEST_AGE, Math.max(0, Math.floor((held.until - Date.now()) / 1000))),
    });
    return context.redirect(BASE, 303);
  });
  routes.post('/end', (context) => {
    deleteCookie(context, cookie, { path: '/' });
    return context.redirect(BASE, 303);
  });

  return {
    async of(context, domain) {
      const token = getCookie(context, cookie);
      return token === undefined ? null : (await ask('check', token, domain)).held;
    },
    routes,
  };
}
