import type { Bars } from './serviceState.ts';

export type MediaKind = 'image' | 'video' | 'document';
export type FileTypes = Readonly<Record<MediaKind, readonly string[]>>;

/** MED-09. The server's configuration may override them (CFG-09). */
export const ACCEPTED_FILE_TYPES: FileTypes = {
  image: ['jpg', 'jpeg', 'png'],
  video: ['mp4', 'mov'],
  document: ['mp3', 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'txt', 'zip'],
};
/** MED-10. */
export const ITEM_IMAGE_TYPES = ['gif', 'jpeg', 'png', 'jpg'] as const;
/** MED-11: width in pixels. */
export const THUMBNAIL = { width: 200, type: 'image/jpeg', quality: 0.8 } as const;
/** Largest upload, in bytes (C-94). */
export const MAX_FILE_BYTES: Readonly<Record<MediaKind, number>> = {
  image: 25 * 1024 * 1024,
  video: 200 * 1024 * 1024,
  document: 25 * 1024 * 1024,
};

/** Whether the customer may upload, and delete own files: before bars 5, as the customer, not in lite (MED-06, MED-08, C-48). */
export function canChangeMedia(view: {
  bars: Bars;
  isCustomer: boolean;
  isLite: boolean;
}): boolean {
  return view.bars < 5 && view.isCustomer && !view.isLite;
}

/** The extension of a file name in lower case, or an empty text. */
export function fileExtension(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** What kind of file a name is, or undefined when it is not accepted (MED-09, CFG-09). */
export function mediaKind(
  name: string,
  types: FileTypes = ACCEPTED_FILE_TYPES,
): MediaKind | undefined {
  const extension = fileExtension(name);
  const kinds: readonly MediaKind[] = ['image', 'video', 'document'];
  return kinds.find((kind) => types[kind].some((type) => type.toLowerCase() === extension));
}

/** The `accept` attribute of a file picker: it makes iPhones convert HEIC to JPEG (C-95). */
export function acceptAttribute(extensions: readonly string[]): string {
  return extensions.map((extension) => `.${extension}`).join(',');
}
