const UNIT = 1024;

/** The size of a file as people read it: `12 KB`, `3,4 MB`. @param bytes whole */
export function formatSize(bytes: number): string {
  if (bytes < UNIT * UNIT) return `${Math.max(1, Math.round(bytes / UNIT))} KB`;
  const megabytes = (bytes / (UNIT * UNIT)).toFixed(1).replace('.', ',');
  return `${megabytes} MB`;
}
