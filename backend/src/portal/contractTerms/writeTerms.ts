import type { PdfWriter } from '../../platform/pdf/pdfWriter.ts';
import type { TermsPart } from './termsPart.ts';

/** Writes parts of the terms of a contract into a document (LAW-11). */
export function writeTerms(writer: PdfWriter, parts: readonly TermsPart[]): void {
  for (const { title, lines } of parts) {
    writer.heading('H2', title);
    for (const line of lines) writer.paragraph(line);
  }
}
