/** A part of the terms of a contract, as a mail or document has it (LAW-11). */
export interface TermsPart {
  title: string;
  lines: readonly string[];
}

/** Parts of the terms as a mail has them. */
export function termsAsText(parts: readonly TermsPart[]): string {
  return parts.map(({ title, lines }) => [title.toUpperCase(), ...lines].join('\n')).join('\n\n');
}
