import type { FileTypes as WireFileTypes } from '@portal/api/company/fileTypes';
import { acceptedTypes } from './acceptedTypes.ts';
import { MAX_FILE_BYTES, type MediaKind } from '@portal/domain/work/acceptedFileTypes';
import { mediaKind } from '@portal/domain/work/mediaKind';

const MEGABYTE = 1024 * 1024;

/** Largest file of a kind, in bytes (C-94). */
export function largestBytes(kind: MediaKind, wire: WireFileTypes | undefined): number {
  return wire?.max_bytes[kind] ?? MAX_FILE_BYTES[kind];
}

export type FileProblem =
  | { readonly kind: 'type'; readonly accepted: string }
  | { readonly kind: 'size'; readonly megabytes: number };

/** Why a chosen file cannot be sent, or null when it can. */
export function fileProblem(
  file: Pick<File, 'name' | 'size'>,
  kinds: readonly MediaKind[],
  wire: WireFileTypes | undefined,
): FileProblem | null {
  const types = acceptedTypes(wire);
  const kind = mediaKind(file.name, types);
  if (kind === undefined || !kinds.includes(kind)) {
    return { kind: 'type', accepted: kinds.flatMap((name) => types[name]).join(', ') };
  }
  const limit = largestBytes(kind, wire);
  if (file.size > limit) return { kind: 'size', megabytes: Math.floor(limit / MEGABYTE) };
  return null;
}
