import type { MediaFile } from '@portal/api/work/mediaFile';
import { type MediaKind } from '@portal/domain/work/acceptedFileTypes';
import { mediaKind } from '@portal/domain/work/mediaKind';

/** Files by who sent them. */
export interface FilesOfSenders {
  provider: MediaFile[];
  customer: MediaFile[];
}

export interface MediaGroups {
  gallery: FilesOfSenders;
  documents: FilesOfSenders;
}

/** What a file is, by its type on the wire: a MIME type, an extension or a name. */
export function kindOfFile(file: Pick<MediaFile, 'type'>): MediaKind {
  if (file.type.startsWith('image/')) return 'image';
  if (file.type.startsWith('video/')) return 'video';
  return mediaKind(`file.${file.type.replace(/^\./, '')}`) ?? 'document';
}

/** Gallery and documents, each split by provider and customer (MED-01, MED-02, MED-07). */
export function mediaGroups(
  fromProvider: readonly MediaFile[],
  fromCustomer: readonly MediaFile[],
): MediaGroups {
  const isGallery = (file: MediaFile) => kindOfFile(file) !== 'document';
  return {
    gallery: {
      provider: fromProvider.filter(isGallery),
      customer: fromCustomer.filter(isGallery),
    },
    documents: {
      provider: fromProvider.filter((file) => !isGallery(file)),
      customer: fromCustomer.filter((file) => !isGallery(file)),
    },
  };
}
