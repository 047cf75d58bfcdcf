import type { MediaFile } from '@portal/api/work/mediaFile';
import { formatDayMonth, lisbonToday, type IsoDate } from '@portal/domain/time/isoDate';
import { kindOfFile } from '@portal/remote/files/mediaGroups';
import type { MediaItem } from '@portal/ui/MediaViewer';
import { texts } from '../texts.ts';

/** A photograph or video over the whole screen. */
export function viewerItem(file: MediaFile, today: IsoDate): MediaItem {
  return {
    id: file.id,
    kind: kindOfFile(file) === 'video' ? 'video' : 'photo',
    src: file.url,
    name: file.description ?? texts.media.unnamed,
    date: formatDayMonth(lisbonToday(new Date(file.date)), today),
    poster: file.thumbnail_url ?? undefined,
  };
}
