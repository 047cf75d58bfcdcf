/** What the bytes 0x80 to 0x9F are in Windows-1252; Node decodes them as Latin-1, in versions that it supports. */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * The text of a file: UTF-8, with or without a byte order mark, else Windows-1252 as spreadsheets in Portugal write it
 * (SET-23). Which of both it is, the bytes say: text of the other one is hardly ever right UTF-8.
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    return latin.replaceAll(/[\u0080-\u009f]/g, (letter) =>
      windowsLetters.charAt(letter.charCodeAt(0) - 0x80),
    );
  }
}
