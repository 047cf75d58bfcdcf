/** The `accept` attribute of a file picker: it makes iPhones convert HEIC to JPEG (MED-09, C-95). */
export function acceptAttribute(extensions: readonly string[]): string {
  return extensions.map((extension) => `.${extension}`).join(',');
}
