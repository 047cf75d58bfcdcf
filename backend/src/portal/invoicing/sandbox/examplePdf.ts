/** What an example document says. */
export interface ExampleDocument {
  number: string;
  provider: string;
  customer: string;
  /** `14 jul. 2026` and the like. */
  day: string;
  /** `184,50 €`. */
  total: string;
}

const title = 'DEMONSTRAÇÃO';

/**
 * A PDF in the place of the document that a certified program would make. It says what it is, and no program could take
 * it for more: no ATCUD, no code, no signature.
 */
export function examplePdf({ number, provider, customer, day, total }: ExampleDocument): Buffer {
  const lines: [size: number, top: number, words: string][] = [
    [30, 760, title],
    [12, 735, 'Exemplo sem valor fiscal. Este documento não serve de fatura.'],
    [16, 680, provider],
    [12, 650, `Documento de exemplo ${number}`],
    [12, 630, `Data: ${day}`],
    [12, 610, `Cliente: ${customer}`],
    [16, 570, `Total: ${total}`],
  ];
  const content = lines
    .map(([size, top, words]) => `BT /F1 ${size} Tf 60 ${top} Td (${escaped(words)}) Tj ET`)
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (pt-PT) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${inBytes(content).length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escaped(title)}) >>`,
  ];
  return assemble(objects);
}

/** Numbers the objects and says where each begins. */
function assemble(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n';
  const places: string[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(`${String(inBytes(text).length).padStart(10, '0')} 00000 n \n`);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const start = inBytes(text).length;
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>`;
  return inBytes(`${text}${table}${trailer}\nstartxref\n${start}\n%%EOF\n`);
}

/** WinAnsi has what Portuguese needs where Latin-1 has it, and the sign of the euro elsewhere. */
function inBytes(text: string): Buffer {
  return Buffer.from(text.replaceAll('€', '\u0080'), 'latin1');
}

function escaped(words: string): string {
  return words.replaceAll(/[\\()]/g, String.raw`\$&`);
}
