import type { LegalText } from './legalText.ts';

/** What the generic portal's address replaces (LEG-03). */
const PORTAL_PLACEHOLDER = '{portal}';

const definitions = [
  'Portal: a aplicação disponível em {portal} e nos endereços próprios de cada prestador, bem como as aplicações para Android e iOS que a mostram.',
  'Prestador: a empresa ou profissional que presta os serviços e cuja marca vê no portal.',
  'Cliente: quem pede, acompanha ou paga serviços através do portal, para si ou em nome de outra pessoa.',
  'Conta: o registo que identifica o cliente perante um ou mais prestadores.',
  'Visitante: quem abre o portal sem conta, por exemplo por uma ligação recebida por SMS ou e-mail.',
  'Marcação: o pedido de um serviço para um dia e uma hora.',
  'Orçamento: a proposta de preço que o prestador apresenta e que só é executada depois de aprovada.',
];

/** Section 2 (LEG-02): two subtitles and two contents, the second with the portal's address (LEG-03). */
export function interpretation(portalAddress: string): LegalText {
  return {
    title: 'Interpretação e definições',
    parts: [
      {
        subtitle: 'Interpretação',
        content: [
          'As palavras definidas abaixo têm, em todos estes textos, o significado aí indicado, no singular ou no plural.',
          'Estes textos aplicam-se em conjunto com as condições próprias do prestador. Em caso de contradição prevalecem as condições do prestador quanto aos serviços que presta, e estes textos quanto ao uso do portal. Nada neles afasta direitos que a lei confere ao consumidor.',
          'Aplica-se a lei portuguesa. As horas indicadas no portal são as de Portugal continental e os valores são em euros.',
        ],
      },
      {
        subtitle: 'Definições',
        content: [
          'Para efeitos destes textos, entende-se por:',
          {
            items: definitions.map((entry) => entry.replaceAll(PORTAL_PLACEHOLDER, portalAddress)),
          },
        ],
      },
    ],
  };
}
