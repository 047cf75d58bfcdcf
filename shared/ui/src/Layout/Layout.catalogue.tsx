import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { Page, TwoColumns, type PageProps } from './Layout.tsx';

function Example({ width }: Pick<PageProps, 'width'>) {
  return (
    <Page width={width}>
      <PageHeading>Quando quer vir?</PageHeading>
      <Card as="div">Conteúdo da página.</Card>
    </Page>
  );
}

export default {
  title: 'Layout',
  group: 'Estrutura',
  page: true,
  states: [
    { title: 'Página', element: <Example width="main" /> },
    { title: 'Formulário', element: <Example width="read" /> },
    { title: 'Recibo', element: <Example width="narrow" /> },
    {
      title: 'Duas colunas',
      element: (
        <Page>
          <PageHeading hidden>Serviço</PageHeading>
          <TwoColumns
            sideLabel="Ações"
            main={
              <Card title="Orçamento" titleId="layout-main">
                <p>Lê-se primeiro.</p>
              </Card>
            }
            side={
              <Card as="div">
                <Button variant="primary" block>
                  Aprovar orçamento
                </Button>
              </Card>
            }
            more={
              <Card title="Mensagens" titleId="layout-more">
                <p>Depois das ações no telemóvel, por baixo do orçamento no computador.</p>
              </Card>
            }
          />
        </Page>
      ),
    },
  ],
} satisfies CatalogueEntry;
