import { hasWholeBoxes } from './hasWholeBoxes.ts';
import { checkMp3, checkOle, checkPdf, checkText } from './checks.ts';
import { checkZip } from './checkZip.ts';
import { withFileWindow, type FileWindow } from './fileWindow.ts';
import { sniffType } from './sniffType.ts';

/** The MIME type of a whole and harmless file, or why it is refused. */
export type ContentVerdict = { type: string } | 'wrong' | 'incomplete' | 'bomb';

const headBytes = 4096;
/** Folder that an Office document has in its archive. */
const officeFolders: Record<string, string> = { docx: 'word/', xlsx: 'xl/' };
const rules: Record<string, (file: FileWindow, head: Buffer) => Promise<boolean>> = {
  'video/mp4': hasWholeBoxes,
  'video/quicktime': hasWholeBoxes,
  'application/pdf': checkPdf,
  'audio/mpeg': checkMp3,
  'application/msword': checkOle,
  'application/vnd.ms-excel': checkOle,
  'text/plain': checkText,
};

/**
 * Looks into a file that has arrived: what it is by its content, whether all of it is there, and whether it
 * is something else at the same time. Images are not looked into here: they are encoded anew.
 * @param extension of the sender's name, in lower case
 */
export function checkContent(file: string, extension: string): Promise<ContentVerdict> {
  return withFileWindow(file, async (window) => {
    const head = await window.read(0, headBytes);
    const type = head.length === 0 ? undefined : sniffType(extension, head);
    if (type === undefined) return 'wrong';
    if (['zip', 'docx', 'xlsx'].includes(extension)) return checkArchive(window, extension, type);
    const check = rules[type];
    return check === undefined || (await check(window, head)) ? { type } : 'incomplete';
  });
}

async function checkArchive(
  window: FileWindow,
  extension: string,
  type: string,
): Promise<ContentVerdict> {
  const verdict = await checkZip(window);
  if (verdict === 'bomb') return 'bomb';
  if (verdict === 'broken') return 'incomplete';
  const folder = officeFolders[extension];
  if (folder === undefined) return { type };
  const isOffice =
    verdict.names.includes('[Content_Types].xml') &&
    verdict.names.some((name) => name.startsWith(folder));
  return isOffice ? { type } : 'wrong';
}
