import { isHarmlessSvg } from '@portal/api/isHarmlessSvg';
import { INVALID_FORMAT_TITLE } from '@portal/api/texts';
import { ApiError } from '../../platform/http/apiError.ts';
import { sniffType } from '../../platform/media/receiving/sniffType.ts';
import { logoOfPicture } from './logoOfPicture.ts';
import { MOST_LOGO_BYTES } from './mostLogoBytes.ts';

/** The largest PNG or JPEG that becomes a logo, in bytes (SET-09). */
export const MOST_PICTURE_BYTES = 5 * 1024 * 1024;

/**
 * The logo that a file becomes, as SVG text of at most 200 KB for `logo_svg`: an SVG of shapes stays as it is, a PNG or
 * JPEG of at most 5 MB becomes an SVG that contains it (SET-09, LITE-18). The content decides, whatever the file is called.
 * @throws ApiError 400 `Formato Inválido` for anything else
 */
export async function logoOf(file: Uint8Array): Promise<string> {
  const type = sniffType('png', Buffer.from(file.subarray(0, 64)));
  const isPicture = type === 'image/png' || type === 'image/jpeg';
  const logo = isPicture
    ? file.length <= MOST_PICTURE_BYTES && (await logoOfPicture(file))
    : file.length <= MOST_LOGO_BYTES && drawnLogo(file);
  if (!logo) throw new ApiError(400, INVALID_FORMAT_TITLE);
  return logo;
}

function drawnLogo(file: Uint8Array): string | null {
  try {
    // The mark that some programs begin a text with is left out.
    const svg = new TextDecoder('utf-8', { fatal: true }).decode(file);
    return isHarmlessSvg(svg) ? svg : null;
  } catch {
    return null;
  }
}
