import { ACCEPTED_FILE_TYPES, MAX_FILE_BYTES } from '@portal/domain/work/acceptedFileTypes';

/** Accepted uploads by kind, as file name endings, and their limits in bytes (MED-09, C-94). */
export const acceptedFileTypes = {
  image: [...ACCEPTED_FILE_TYPES.image],
  video: [...ACCEPTED_FILE_TYPES.video],
  document: [...ACCEPTED_FILE_TYPES.document],
  max_bytes: { ...MAX_FILE_BYTES },
};
