import type { Invoice } from '@portal/api/work/invoice';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { List } from '@portal/ui/ListRow';
import { Text } from '@portal/ui/Text';
import { InvoiceRow } from './InvoiceRow.tsx';
import { rowTexts } from './rowTexts.ts';

/** The documents, and where they come from. */
export default function InvoiceList({ invoices, today }: { invoices: Invoice[]; today: IsoDate }) {
  return (
    <>
      <List>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} today={today} />
        ))}
      </List>
      <Text tone="third" size="small">
        {rowTexts.origin}
      </Text>
    </>
  );
}
