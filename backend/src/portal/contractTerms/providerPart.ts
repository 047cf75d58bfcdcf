import type { LegalIdentity } from '@portal/api/company/legalIdentity';
import { phoneWithCost } from '@portal/domain/contact/phoneWithCost';
import type { TermsPart } from './termsPart.ts';
import { texts } from './texts.ts';

/** Who the provider is, what is not known left out (LAW-02, LAW-11). */
export function providerPart(name: string, legal: LegalIdentity): TermsPart {
  const words = texts.provider;
  const lines = [
    legal.legal_name ?? name,
    legal.legal_name !== undefined && legal.legal_name !== name ? name : undefined,
    legal.address,
    legal.email,
    legal.phone && phoneWithCost(legal.phone, legal.phone_cost),
    legal.nipc && words.nipc(legal.nipc),
    [legal.registry_office, legal.registry_number && words.registry(legal.registry_number)]
      .filter(Boolean)
      .join(', '),
    legal.profession,
    professionalBody(legal),
    legal.ers_number && words.ers(legal.ers_number),
  ];
  return { title: words.title, lines: lines.flatMap((line) => (line ? [line] : [])) };
}

/** The body of a profession and the number there, or the one that is known. */
export function professionalBody(legal: LegalIdentity): string {
  const { professional_body: body, professional_number: number } = legal;
  return [body, number && texts.provider.professional(number)].filter(Boolean).join(', ');
}
