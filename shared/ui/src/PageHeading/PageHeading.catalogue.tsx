import type { CatalogueEntry } from '../catalogueEntry.ts';
import { PageHeading } from './PageHeading.tsx';

export default {
  title: 'PageHeading',
  group: 'Estrutura',
  states: [
    {
      title: 'Com saudação',
      element: (
        <PageHeading greeting="Bom dia, Marta">Um orçamento aguarda a sua aprovação.</PageHeading>
      ),
    },
    {
      title: 'Com descrição',
      element: (
        <PageHeading description="Escolha o dia e a hora que lhe dão mais jeito.">
          Quando quer vir?
        </PageHeading>
      ),
    },
    { title: 'Só a frase', element: <PageHeading>Está tudo em dia.</PageHeading> },
    {
      title: 'Frase longa',
      element: (
        <PageHeading greeting="Boa tarde, Maria da Conceição Albuquerque e Castro">
          Otorrinolaringologia: a sua consulta de acompanhamento está confirmada.
        </PageHeading>
      ),
    },
    {
      title: 'O título da página, que a barra mostra no computador',
      element: (
        <PageHeading isTitle description="Use uma password que não usa noutros sítios.">
          Alterar password
        </PageHeading>
      ),
    },
    { title: 'Só para leitores de ecrã', element: <PageHeading hidden>Agenda</PageHeading> },
  ],
} satisfies CatalogueEntry;
