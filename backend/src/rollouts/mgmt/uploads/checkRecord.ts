import type { Release } from '@portal/contract/release';
import { UPLOAD_LIMITS } from '@portal/rollout/release/upload';
import { assetType } from '@portal/storage/assets/assetTypes';
import { ApiError } from '../../../platform/http/apiError.ts';

/** Where the files of a remote are served. */
export function baseOf(remote: string): string {
  return `/assets/${remote}/`;
}

/**
 * Whether the files that a record lists may be uploaded: all below the remote's own folder, of kinds that are served,
 * each once, and not too large.
 * @throws ApiError 422 that says all that is wrong
 */
export function checkRecord({ name, version, base, files }: Release): void {
  const { files: most, fileBytes, bytes } = UPLOAD_LIMITS;
  const paths = files.map(({ path }) => path);
  const problems = [
    ...(base === baseOf(name) ? [] : [`its files are at ${base}, not at ${baseOf(name)}`]),
    ...(files.length > most ? [`it has ${files.length} files, at most ${most} are taken`] : []),
    ...files.flatMap((file) => {
      if (assetType(file.path) === undefined) return [`nothing like ${file.path} is ever served`];
      if (!Number.isInteger(file.bytes) || file.bytes < 0 || file.bytes > fileBytes)
        return [`${file.path} has ${file.bytes} bytes, at most ${fileBytes} are taken`];
      return [];
    }),
    ...[...new Set(paths.filter((path, index) => paths.indexOf(path) !== index))].map(
      (path) => `${path} is there twice`,
    ),
    ...(files.reduce((sum, file) => sum + file.bytes, 0) > bytes
      ? [`all together have more than ${bytes} bytes`]
      : []),
  ];
  if (problems.length > 0)
    throw new ApiError(
      422,
      `The files of ${name} ${version} are not taken: ${problems.slice(0, 5).join('; ')}.`,
      { extra: { reasons: problems.slice(0, 50) } },
    );
}
