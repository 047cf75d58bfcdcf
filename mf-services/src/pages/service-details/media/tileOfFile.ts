import type { MediaFile } from '@portal/api/work/mediaFile';
import { kindOfFile } from '@portal/remote/files/mediaGroups';
import type { MediaTile } from '@portal/ui/MediaTiles';
import { texts } from '../texts.ts';

/** A photograph or video as a square; `position` counts from 1. */
export function tileOfFile(file: MediaFile, position: number): MediaTile {
  const name = file.description ?? texts.media.unnamed;
  const kind = kindOfFile(file);
  return {
    id: file.id,
    label: kind === 'video' ? texts.media.video(position, name) : texts.media.photo(position, name),
    src: file.thumbnail_url ?? (kind === 'image' ? file.url : null),
    kind: kind === 'video' ? 'video' : 'photo',
  };
}
