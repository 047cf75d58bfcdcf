import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Page } from '../Page/Page.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { TwoColumns } from './TwoColumns.tsx';

export default {
  title: 'TwoColumns',
  group: 'Estrutura',
  page: true,
  states: [
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
