export const MEDIA_KINDS = ['image', 'video', 'document'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];
export type FileTypes = Readonly<Record<MediaKind, readonly string[]>>;

/** MED-09. The server's configuration may override them (CFG-09). */
export const ACCEPTED_FILE_TYPES: FileTypes = {
  image: ['jpg', 'jpeg', 'png'],
  video: ['mp4', 'mov'],
  document: ['mp3', 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'txt', 'zip'],
};
/** MED-10. */
export const ITEM_IMAGE_TYPES = ['gif', 'jpeg', 'png', 'jpg'] as const;

/** Largest upload, in bytes: 25 MB, videos 200 MB (C-94). */
export const MAX_FILE_BYTES: Readonly<Record<MediaKind, number>> = {
  image: 25 << 20,
  video: 200 << 20,
  document: 25 << 20,
};
