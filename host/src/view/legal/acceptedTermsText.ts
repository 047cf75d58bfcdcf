import type { AcceptedTermsRequest } from '@portal/contract/overlays';
import type { LegalPart } from './legalText.ts';

const lower = (word: string | undefined, usual: string) => (word ?? usual).toLowerCase();

/** `a, b e c`. */
function listed(names: readonly string[]): string {
  return new Intl.ListFormat('pt-PT', { type: 'conjunction' }).format(names);
}

/** The sentences around a company's terms, with its own words in them (SID-16). */
export function acceptedTermsText(request: AcceptedTermsRequest): LegalPart[] {
  const { name, vat, terms } = request;
  const client = lower(request.client[0], 'cliente');
  const item = lower(request.item[0], 'item');
  const work = lower(request.work[0], 'serviço');
  const works = lower(request.work[1], `${work}s`);
  const companies = request.companies?.length ? request.companies : [name];
  const company = vat === '' ? name : `${name}, NIPC ${vat},`;
  return [
    {
      subtitle: 'Entre quem',
      content: [
        `Estas condições são acordadas entre ${company} e quem, na qualidade de ${client}, pede ${works} através do portal. Aplicam-se a ${listed(companies)}.`,
        `Abrangem cada ${work} e cada ${item} que indicar na sua conta, desde o pedido até à conclusão.`,
      ],
    },
    {
      subtitle: `Condições de ${name}`,
      content: terms
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== ''),
    },
  ];
}
