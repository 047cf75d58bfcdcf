import { THUMBNAIL } from '@portal/domain/mediaRules';
import { and, eq } from 'drizzle-orm';
import { rm } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { Backend } from '../backend.ts';
import type { Transaction } from '../database/database.ts';
import { ApiError } from '../http/apiError.ts';
import { newId } from '../ids.ts';
import type { ReceivedFile } from './receiveFiles.ts';
import { mediaFiles, type MediaFileRow } from './tables.ts';
import { texts } from './texts.ts';

const mostPixels = 50_000_000;
const longestSide = 2560;
const pixelatedColumns = 14;
const pixelatedWidth = 420;

/**
 * Keeps a received file. Images are encoded anew, which drops position data and anything hidden in them,
 * and get a thumbnail and the pixelated form for lite visitors; a video gets its thumbnail from the sender.
 * The caller writes its own row about the file in the same transaction.
 * @throws ApiError 400 for an image that cannot be read
 */
export async function storeMedia(
  { media, clock }: Pick<Backend, 'media' | 'clock'>,
  transaction: Transaction,
  companyId: string,
  file: ReceivedFile,
  thumbnail?: ReceivedFile,
): Promise<MediaFileRow> {
  const id = newId();
  const row: MediaFileRow = {
    id,
    companyId,
    type: file.type,
    bytes: file.bytes,
    width: null,
    height: null,
    hasThumbnail: false,
    createdAt: clock.now(),
  };
  try {
    if (file.kind === 'image') Object.assign(row, await keepImage(media, id, file));
    else {
      await media.keep(id, 'original', { file: file.temporaryFile });
      if (thumbnail?.kind === 'image') {
        await keepSmallForms(
          media,
          id,
          sharp(thumbnail.temporaryFile, { limitInputPixels: mostPixels }).rotate(),
        );
        row.hasThumbnail = true;
      }
    }
    await transaction.insert(mediaFiles).values(row);
    return row;
  } catch (error) {
    await media.remove(id);
    throw error;
  } finally {
    await rm(file.temporaryFile, { force: true });
    if (thumbnail !== undefined) await rm(thumbnail.temporaryFile, { force: true });
  }
}

/** Forgets a file that nothing refers to any more. Call it after the transaction that removed the last reference. */
export async function removeMedia(
  { media, database }: Pick<Backend, 'media' | 'database'>,
  companyId: string,
  id: string,
): Promise<void> {
  await database
    .delete(mediaFiles)
    .where(and(eq(mediaFiles.companyId, companyId), eq(mediaFiles.id, id)));
  await media.remove(id);
}

async function keepImage(media: Backend['media'], id: string, file: ReceivedFile) {
  try {
    const upright = sharp(file.temporaryFile, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    const isPng = file.type === 'image/png';
    const encoded = isPng ? upright.png() : upright.jpeg({ quality: 86, mozjpeg: true });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    await media.keep(id, 'original', { bytes: data });
    await keepSmallForms(media, id, sharp(data));
    return {
      type: isPng ? 'image/png' : 'image/jpeg',
      bytes: data.length,
      width: info.width,
      height: info.height,
      hasThumbnail: true,
    };
  } catch (error) {
    throw new ApiError(400, texts.broken, {
      extra: { reason: error instanceof Error ? error.name : 'unknown' },
    });
  }
}

async function keepSmallForms(media: Backend['media'], id: string, image: Sharp): Promise<void> {
  const quality = Math.round(THUMBNAIL.quality * 100);
  await media.keep(id, 'thumbnail', {
    bytes: await image
      .clone()
      .resize({ width: THUMBNAIL.width })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer(),
  });
  const tiny = await image
    .clone()
    .resize({ width: pixelatedColumns })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
  await media.keep(id, 'pixelated', {
    bytes: await sharp(tiny)
      .resize({ width: pixelatedWidth, kernel: 'nearest' })
      .jpeg({ quality: 70 })
      .toBuffer(),
  });
}
