import { logoFile } from '@portal/api/company/logoFile';
import { ICON_SIZES, iconAddress, type IconPurpose } from '@portal/contract/iconAddress';
import type { Context } from 'hono';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from '../../platform/http/texts.ts';
import { drawIcon } from './drawIcon.ts';
import { findCompanyById } from './queries.ts';
import { brandingOf } from './views.ts';

/** Names hold everything that a picture is made of, so it may be kept for ever. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const PURPOSES: readonly IconPurpose[] = ['any', 'maskable'];

/** The logo as SVG (API-56, LITE-18). */
export async function sendLogoPicture(context: Context, { database }: Backend): Promise<Response> {
  const file = context.req.param('logo') ?? '';
  const company = await findCompanyById(database, file.split('-')[0] ?? '');
  if (company?.logoSvg === null || company === undefined || file !== logoFile(company))
    throw new ApiError(404, texts.notFound);
  return context.body(company.logoSvg, 200, {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': FOR_EVER,
    // An SVG opened as a document must not run or load anything; it may contain a picture.
    'Content-Security-Policy':
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  });
}

/** An icon of the provider as PNG, for home screens (SHL-02). @throws ApiError 404 */
export async function sendIconPicture(context: Context, { database }: Backend): Promise<Response> {
  const file = context.req.param('icon') ?? '';
  const company = await findCompanyById(database, file.split('-')[0] ?? '');
  if (company === undefined) throw new ApiError(404, texts.notFound);
  const branding = brandingOf(company);
  for (const purpose of PURPOSES) {
    const size = ICON_SIZES.find((side) =>
      iconAddress(branding, purpose, side).endsWith(`/${file}`),
    );
    if (size === undefined) continue;
    return context.body(await drawIcon(company, purpose, size), 200, {
      'Content-Type': 'image/png',
      'Cache-Control': FOR_EVER,
    });
  }
  throw new ApiError(404, texts.notFound);
}
