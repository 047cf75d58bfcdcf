/** The path for a log: parts that are long enough to be a signature or a key are left out, ids stay. */
export function loggablePath(path: string): string {
  return path.replace(/[\w.~%-]{32,}/g, '…');
}
