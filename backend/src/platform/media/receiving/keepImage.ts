import { THUMBNAIL } from '@portal/domain/limits';
import { atMostAtOnce } from '@portal/storage/parallel/atMostAtOnce';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { ApiError } from '../../http/apiError.ts';
import { newId } from '../../newId.ts';
import type { MediaStorage } from '../mediaStorage.ts';
import { texts } from '../texts.ts';

// Decoded images of earlier uploads are of no use to the next one.
sharp.cache(false);

const mostPixels = 50_000_000;
/** How often the shorter side may fit into the longer one: a thumbnail of something narrower has no format. */
const narrowest = 100;
const longestSide = 2560;
const pixelatedColumns = 14;
const pixelatedWidth = 420;
const white = '#ffffff';
/** Decoding takes up to 200 MB for the largest image, so that a crowd of uploads has to queue. */
const queue = atMostAtOnce(2);

export interface KeptImage {
  type: 'image/jpeg' | 'image/png';
  bytes: number;
  width: number;
  height: number;
}

/**
 * Encodes an image anew, upright and without anything but its pixels, and keeps it with its small forms.
 * @throws ApiError 400 for an image that is damaged, cut off, has more than 50 megapixels or is a mere line
 */
export function keepImage(
  media: MediaStorage,
  id: string,
  file: { temporaryFile: string; type: string },
): Promise<KeptImage> {
  return queue(async () => {
    const encoded = path.join(media.temporaryFolder, newId());
    const isPng = file.type === 'image/png';
    const upright = await readImage(file.temporaryFile);
    const small = upright.resize({
      width: longestSide,
      height: longestSide,
      fit: 'inside',
      withoutEnlargement: true,
    });
    try {
      const info = await refuseBroken(
        (isPng
          ? small.png()
          : small.flatten({ background: white }).jpeg({ quality: 86, mozjpeg: true })
        ).toFile(encoded),
      );
      await keepForms(media, id, sharp(encoded));
      await media.keep(id, 'original', { file: encoded });
      return {
        type: isPng ? 'image/png' : 'image/jpeg',
        bytes: info.size,
        width: info.width,
        height: info.height,
      };
    } finally {
      await rm(encoded, { force: true });
    }
  });
}

/** Keeps the thumbnail (MED-11) and the pixelated form (C-113) of an image, as those of the file `id`. */
export function keepSmallForms(media: MediaStorage, id: string, imageFile: string): Promise<void> {
  return queue(async () => {
    const image = await readImage(imageFile);
    const small = await refuseBroken(
      image.resize({ width: pixelatedWidth, withoutEnlargement: true }).png().toBuffer(),
    );
    await keepForms(media, id, sharp(small));
  });
}

/** An image turned upright. The number of its pixels is known from its header, before anything is decoded. */
async function readImage(file: string): Promise<Sharp> {
  const image = sharp(file, { limitInputPixels: false, failOn: 'error' });
  const { width, height } = await refuseBroken(image.metadata());
  if (width * height > mostPixels) throw new ApiError(400, texts.tooManyPixels);
  if (Math.max(width, height) > narrowest * Math.min(width, height))
    throw new ApiError(400, texts.tooNarrow);
  return image.rotate();
}

async function keepForms(media: MediaStorage, id: string, image: Sharp): Promise<void> {
  const thumbnail = await image
    .clone()
    .resize({ width: THUMBNAIL.width })
    .flatten({ background: white })
    .jpeg({ quality: Math.round(THUMBNAIL.quality * 100) })
    .toBuffer();
  const tiny = await image
    .clone()
    .resize({ width: pixelatedColumns })
    .flatten({ background: white })
    .png()
    .toBuffer();
  const pixelated = await sharp(tiny)
    .resize({ width: pixelatedWidth, kernel: 'nearest' })
    .jpeg({ quality: 70 })
    .toBuffer();
  await media.keep(id, 'thumbnail', { bytes: thumbnail });
  await media.keep(id, 'pixelated', { bytes: pixelated });
}

async function refuseBroken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch {
    throw new ApiError(400, texts.broken);
  }
}
