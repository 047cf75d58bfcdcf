import type { CatalogueEntry } from '../catalogueEntry.ts';
import { DateStub } from '../DateStub/DateStub.tsx';
import { FactRows } from '../Facts/Facts.tsx';
import { Row, Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ReceiptHead, Ticket } from './Ticket.tsx';

export default {
  title: 'Ticket',
  group: 'Cartões',
  states: [
    {
      title: 'Marcação',
      element: (
        <Ticket
          flushTop
          top={
            <Row>
              <DateStub weekday="qui" day="16" month="jul." />
              <Stack gap="tiny">
                <Text size="small" tone="second" figures>
                  16:30
                </Text>
                <Text size="title">Corte e barba</Text>
              </Stack>
            </Row>
          }
        >
          <Text size="small" tone="second">
            Rua da Conceição 58, Lisboa
          </Text>
        </Ticket>
      ),
    },
    {
      title: 'Recibo',
      element: (
        <Ticket as="section" top={<ReceiptHead title="Pago" amount="35,00 €" />}>
          <FactRows
            facts={[
              { label: 'Método', value: 'MB WAY' },
              { label: 'Data', value: '9 jul. 2026, 10:12' },
              { label: 'Marcação', value: 'Consulta de fisioterapia' },
            ]}
          />
        </Ticket>
      ),
    },
    {
      title: 'Valor muito alto',
      element: (
        <Ticket
          as="section"
          top={<ReceiptHead title="Pagamento recebido" amount="1 579 398,72 €" />}
        >
          <FactRows
            facts={[
              { label: 'Entidade faturada', value: 'Transportes Rodoviários Albuquerque, Lda.' },
            ]}
          />
        </Ticket>
      ),
    },
  ],
} satisfies CatalogueEntry;
