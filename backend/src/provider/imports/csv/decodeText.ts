/**
 * The text of a file: UTF-8, with or without a byte order mark, else Windows-1252 as spreadsheets in Portugal write it
 * (SET-23). Which of both it is, the bytes say: text of the other one is hardly ever right UTF-8.
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
