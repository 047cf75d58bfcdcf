import {
  ACCEPTED_FILE_TYPES,
  MEDIA_KINDS,
  type FileTypes,
  type MediaKind,
} from './acceptedFileTypes.ts';

/** The extension of a file name in lower case, or an empty text (MED-09). */
export function fileExtension(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** What kind of file a name is, or undefined when it is not accepted (MED-09, CFG-09). */
export function mediaKind(
  name: string,
  types: FileTypes = ACCEPTED_FILE_TYPES,
): MediaKind | undefined {
  return MEDIA_KINDS.find((kind) =>
    types[kind].some((type) => type.toLowerCase() === fileExtension(name)),
  );
}
