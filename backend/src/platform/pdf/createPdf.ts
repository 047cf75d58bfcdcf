import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { texts } from './texts.ts';

const { resolve } = createRequire(import.meta.url);
/** Embedded, so that every letter of a name is in the file and its text can be read and copied. */
const fonts = {
  regular: resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
};

/** Distance of the text from the edges of an A4 page, in points. */
export const PAGE_MARGIN = 56;
const fiscalTitle = /\b(fatura|recibo)/i;
const footerSize = 8;
const grey = '#4a4a4a';

export interface PdfDescription {
  title: string;
  author: string;
  /** When what it tells of happened: it is in the file instead of today. */
  at: Date;
  /** `#0e5aa7`, a bar over the first page. */
  colour: string;
  /** At the head of every page, where there is something to warn of. */
  head?: string;
  /** The words at the end of each page. */
  pageOf(page: number, pages: number): string;
}

/** The part of a document that its content is written into. */
export interface PdfContent {
  pdf: PDFKit.PDFDocument;
  /** The root of the structure, for whoever is read the document aloud. */
  root: PDFKit.PDFStructureElement;
}

/**
 * An A4 document in Portuguese with selectable, tagged text. Nothing in it depends on when or where it is made: the same
 * content gives the same bytes. Every page says that it is no invoice (INV-10).
 * @throws Error for a title that only a certified program may give
 */
export async function createPdf(
  description: PdfDescription,
  draw: (content: PdfContent) => void,
): Promise<Buffer> {
  const { title, author, at } = description;
  if (fiscalTitle.test(title)) throw new Error(`The portal makes no document called ${title}.`);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: PAGE_MARGIN,
    font: fonts.regular,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'pt-PT',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  });
  pdf.registerFont('regular', fonts.regular);
  pdf.registerFont('bold', fonts.bold);
  const bytes = buffer(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.rect(0, 0, pdf.page.width, 8).fill(description.colour).fillColor('black');
  pdf.endMarkedContent();
  draw({ pdf, root });
  root.end();
  frameEveryPage(pdf, description);
  pdf.end();
  return bytes;
}

/** What stands on every page, out of the order in which the content is read. */
function frameEveryPage(
  pdf: PDFKit.PDFDocument,
  { head, pageOf }: Pick<PdfDescription, 'head' | 'pageOf'>,
): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    // Text below the margin would begin another page.
    pdf.page.margins.bottom = 0;
    const width = pdf.page.width - 2 * PAGE_MARGIN;
    const words = `${texts.foot} · ${pageOf(index - start + 1, count)}`;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font('regular').fontSize(footerSize).fillColor(grey);
    pdf.text(words, PAGE_MARGIN, pdf.page.height - 36, { width, align: 'center' });
    if (head !== undefined) {
      pdf.font('bold').fontSize(12);
      pdf.text(head, PAGE_MARGIN, 24, { width, align: 'center' });
    }
    pdf.endMarkedContent();
  }
}
