import { LOGO_PICTURE_SIDE, pictureSvg } from '@portal/api/pictureSvg';
import { atMostAtOnce } from '@portal/storage/parallel/atMostAtOnce';
import sharp, { type Sharp } from 'sharp';
import { MOST_LOGO_BYTES } from './mostLogoBytes.ts';

const MOST_PIXELS = 50_000_000;
/** How often the shorter side may fit into the longer one: of a mere line nothing would be left. */
const NARROWEST = 100;
/** Tried one after the other until the logo is small enough. */
const SIDES = [LOGO_PICTURE_SIDE, 384, 256, 128];
/** Decoding takes up to 200 MB for the largest picture. */
const queue = atMostAtOnce(1);

type Encoding = (image: Sharp) => Sharp;
const jpeg: Encoding = (image) => image.jpeg({ quality: 86, mozjpeg: true });
const smallJpeg: Encoding = (image) => image.jpeg({ quality: 70, mozjpeg: true });
const png: Encoding = (image) => image.png({ compressionLevel: 9 });
const palette: Encoding = (image) => image.png({ compressionLevel: 9, palette: true, effort: 1 });

/**
 * A PNG or JPEG as a logo: upright, in sRGB, without anything but its pixels, of an animated one the first picture, and
 * as sharp as fits into the 200 KB of a logo. What is transparent stays so.
 * @returns null for a picture that is damaged, cut off, has more than 50 megapixels or is a mere line
 */
export function logoOfPicture(file: Uint8Array): Promise<string | null> {
  return queue(async () => {
    const picture = await readPicture(file).catch(() => null);
    if (picture === null) return null;
    for (const side of SIDES) {
      for (const encode of await encodingsOf(picture)) {
        const logo = await encoded(encode(fit(sharp(picture.pixels), side)));
        if (logo.length <= MOST_LOGO_BYTES) return logo;
      }
    }
    return null;
  });
}

interface Picture {
  /** A PNG that is no larger than a logo may be. */
  pixels: Buffer;
  isPhotograph: boolean;
}

async function readPicture(file: Uint8Array): Promise<Picture | null> {
  const image = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { format, width, height } = await image.metadata();
  if (Math.max(width, height) > NARROWEST * Math.min(width, height)) return null;
  const upright = fit(image.autoOrient(), LOGO_PICTURE_SIDE).toColourspace('srgb');
  return { pixels: await upright.png().toBuffer(), isPhotograph: format === 'jpeg' };
}

function fit(image: Sharp, side: number): Sharp {
  return image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}

/** The ways to write a picture, from the best to the smallest. Transparency exists in PNG alone. */
async function encodingsOf({ pixels, isPhotograph }: Picture): Promise<Encoding[]> {
  if (isPhotograph) return [jpeg, smallJpeg];
  const { isOpaque } = await sharp(pixels).stats();
  return isOpaque ? [png, jpeg, smallJpeg] : [png, palette];
}

async function encoded(image: Sharp): Promise<string> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return pictureSvg({
    type: info.format === 'png' ? 'image/png' : 'image/jpeg',
    ...{ width: info.width, height: info.height },
    base64: data.toString('base64'),
  });
}
