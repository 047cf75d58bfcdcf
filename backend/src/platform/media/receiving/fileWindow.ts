import { open } from 'node:fs/promises';

/** Reads parts of a file without holding the file: each `read` gives at most `length` bytes from `position`. */
export interface FileWindow {
  size: number;
  read(position: number, length: number): Promise<Buffer>;
}

/** Opens a file for `look` and closes it afterwards. */
export async function withFileWindow<Result>(
  file: string,
  look: (window: FileWindow) => Promise<Result>,
): Promise<Result> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    return await look({
      size,
      read: async (position, length) => {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
        return buffer.subarray(0, bytesRead);
      },
    });
  } finally {
    await handle.close();
  }
}
