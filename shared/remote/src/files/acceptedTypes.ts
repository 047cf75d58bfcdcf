import type { FileTypes as WireFileTypes } from '@portal/api/company/fileTypes';
import { ACCEPTED_FILE_TYPES, type FileTypes } from '@portal/domain/work/acceptedFileTypes';

/** The accepted types: the server's where it sends them, else the specification's (MED-09, CFG-09). */
export function acceptedTypes(wire: WireFileTypes | undefined): FileTypes {
  return wire ?? ACCEPTED_FILE_TYPES;
}
