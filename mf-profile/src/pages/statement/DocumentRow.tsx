import type { StatementEntryOf } from '@portal/api/payment/statement';
import { createServicesApi } from '@portal/api/work/createServicesApi';
import { eurosToCents, formatEuros } from '@portal/domain/money/cents';
import { lisbonToday, type IsoDate } from '@portal/domain/time/isoDate';
import { formatShortDate } from '@portal/remote/formatShortDate';
import { useQueryClient } from '@portal/remote/query';
import { useApi } from '@portal/remote/useApi';
import { useOnline } from '@portal/remote/useOnline';
import { usePortal } from '@portal/remote/usePortal';
import { IconButton } from '@portal/ui/IconButton';
import { Download } from '@portal/ui/icons/documents/Download';
import { ReceiptText } from '@portal/ui/icons/money/ReceiptText';
import { ListRow } from '@portal/ui/ListRow';
import { Tag } from '@portal/ui/Tag';
import { aboutWords } from './aboutWords.ts';
import { EntryFacts } from './EntryFacts.tsx';
import { statementKey } from './statementKey.ts';
import { texts } from './texts.ts';

interface DocumentRowProps {
  entry: StatementEntryOf<'document'>;
  today: IsoDate;
}

/** One document with its download (INV-04, INV-05). Whoever takes a new one has read of it. */
export function DocumentRow({ entry, today }: DocumentRowProps) {
  const { native } = usePortal();
  const services = useApi(createServicesApi);
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const { invoice, amount, is_new: isNew, day, about } = entry;
  const { kind, number, atcud, voided, url } = invoice;

  function download(): void {
    void native.download({ url, name: invoice.file_name });
    if (!isNew) return;
    services.readPayment(invoice.subject).then(
      () => queryClient.invalidateQueries({ queryKey: statementKey }),
      // It stays new.
      () => undefined,
    );
  }

  return (
    <ListRow
      media={<ReceiptText />}
      title={aboutWords(about)}
      sub={
        <EntryFacts
          facts={[
            texts.document.facts(
              kind,
              number,
              formatShortDate(day, today),
              formatEuros(eurosToCents(amount)),
            ),
            atcud && texts.document.atcud(atcud),
            voided &&
              texts.document.voidedBecause(
                formatShortDate(lisbonToday(new Date(voided.at)), today),
                voided.reason,
              ),
          ]}
          tag={
            voided ? (
              <Tag tone="attention">{texts.document.voided}</Tag>
            ) : (
              isNew && <Tag tone="success">{texts.document.isNew}</Tag>
            )
          }
        />
      }
      end={
        <IconButton
          label={texts.document.download(number)}
          icon={<Download />}
          // The browser would fail at it without a word; that there is no connection stands above.
          disabled={!isOnline}
          onClick={download}
        />
      }
    />
  );
}
