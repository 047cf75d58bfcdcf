import { Card } from '../Card/Card.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { Page, type PageProps } from './Page.tsx';

function Example({ width }: Pick<PageProps, 'width'>) {
  return (
    <Page width={width}>
      <PageHeading>Quando quer vir?</PageHeading>
      <Card as="div">Conteúdo da página.</Card>
    </Page>
  );
}

export default {
  title: 'Page',
  group: 'Estrutura',
  page: true,
  states: [
    { title: 'Página', element: <Example width="main" /> },
    { title: 'Formulário', element: <Example width="read" /> },
    { title: 'Recibo', element: <Example width="narrow" /> },
  ],
} satisfies CatalogueEntry;
