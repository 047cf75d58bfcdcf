import type { LegalIdentity } from '@portal/api/company/legalIdentity';
import type { TermsPart } from './termsPart.ts';
import { texts } from './texts.ts';

type Identity = Pick<LegalIdentity, 'legal_name' | 'address' | 'email'>;

/**
 * The model form of the law (DL 24/2014, annex, part B), with everything in it that is known.
 * @param contract what it is about, in words
 * @param agreedOn when it was agreed, in words
 */
export function formPart(
  name: string,
  legal: Identity,
  { contract, agreedOn }: { contract: string; agreedOn: string },
): TermsPart {
  const words = texts.form;
  const to = [legal.legal_name ?? name, legal.address, legal.email].filter(Boolean).join(', ');
  return {
    title: words.title,
    lines: [
      words.lead,
      words.to(to),
      words.statement(contract),
      words.agreedOn(agreedOn),
      ...words.blanks,
    ],
  };
}
