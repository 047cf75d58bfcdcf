import { PAGE_MARGIN, type PdfContent } from './createPdf.ts';

const sizes = { H1: 22, H2: 14, H3: 11 } as const;
const textSize = 9.5;

/** What a table says: names of its columns, and rows of as many texts. */
export interface PdfTable {
  columns: readonly { name: string; width: number | '*'; align?: 'right' }[];
  rows: readonly (readonly string[])[];
}

/** Writes a document part by part, each with its place in the structure. */
export interface PdfWriter {
  heading(level: keyof typeof sizes, text: string): void;
  paragraph(text: string, options?: { bold?: boolean }): void;
  table(table: PdfTable): void;
  /** Names and values, one below the other; what has no value is left out. */
  facts(facts: readonly (readonly [name: string, value: string | null])[]): void;
  newPage(): void;
}

export function pdfWriter({ pdf, root }: PdfContent): PdfWriter {
  const width = pdf.page.width - 2 * PAGE_MARGIN;
  const left = () => {
    pdf.x = PAGE_MARGIN;
  };
  /** A heading does not stay alone at the end of a page. */
  const keepRoom = (points: number) => {
    if (pdf.y + points > pdf.page.height - PAGE_MARGIN) pdf.addPage();
  };
  return {
    heading: (level, text) => {
      keepRoom(80);
      left();
      if (level !== 'H1') pdf.moveDown(level === 'H2' ? 1 : 0.6);
      pdf.font('bold').fontSize(sizes[level]);
      pdf.text(text, { width, structParent: root, structType: level });
      pdf.moveDown(0.3);
    },
    paragraph: (text, { bold = false } = {}) => {
      left();
      pdf.font(bold ? 'bold' : 'regular').fontSize(textSize);
      pdf.text(text, { width, structParent: root, structType: 'P', paragraphGap: 3 });
    },
    table: ({ columns, rows }) => {
      keepRoom(50);
      left();
      pdf.font('regular').fontSize(textSize);
      const styles = columns.map(({ width: column, align }) => ({
        width: column,
        align: { x: align ?? 'left', y: 'top' } as const,
      }));
      // The types of the library do not know the place of a table in the structure.
      const options = {
        structParent: root,
        maxWidth: width,
        columnStyles: styles,
        defaultStyle: {
          border: { bottom: 0.5, top: 0, left: 0, right: 0 },
          borderColor: '#c8c8c8',
          padding: { top: 3, right: 4, bottom: 3, left: 0 },
        },
        data: [
          columns.map(({ name }) => ({ text: name, type: 'TH' as const, font: { src: 'bold' } })),
          ...rows.map((row) => row.map((text) => ({ text }))),
        ],
      };
      pdf.table(options);
      left();
      pdf.moveDown(0.4);
    },
    facts: (facts) => {
      for (const [name, value] of facts) {
        if (value === null || value === '') continue;
        left();
        pdf.fontSize(textSize);
        pdf.font('regular').text(`${name}: ${value}`, {
          width,
          structParent: root,
          structType: 'P',
          paragraphGap: 2,
        });
      }
    },
    newPage: () => void pdf.addPage(),
  };
}
