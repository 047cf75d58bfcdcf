import type { MediaFile } from '@portal/api/work/mediaFile';
import type { Backend } from '../../../platform/backend.ts';
import type { FileRow } from '../extras.ts';

/** Who looks: a lite visitor gets pixelated images only and nothing private (C-113, C-114). */
export type Viewer = 'customer' | 'lite' | 'provider';

/** A file of a work or appointment; lite visitors get pixelated images only (LITE-02, C-114). */
export function fileOnWire(
  { media, clock }: Pick<Backend, 'media' | 'clock'>,
  file: FileRow,
  viewer: Viewer,
): MediaFile {
  const now = clock.now();
  const variant = viewer === 'lite' ? 'pixelated' : 'original';
  return {
    id: file.id,
    url: media.address(file.media_id, variant, now),
    description: file.description ?? file.file_name,
    date: file.created_at.toISOString(),
    type: file.type,
    thumbnail_url: file.has_thumbnail
      ? media.address(file.media_id, viewer === 'lite' ? 'pixelated' : 'thumbnail', now)
      : null,
  };
}
