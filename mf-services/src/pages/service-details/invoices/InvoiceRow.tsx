import type { Invoice } from '@portal/api/work/invoice';
import { eurosToCents, formatEuros } from '@portal/domain/money/cents';
import { lisbonToday, type IsoDate } from '@portal/domain/time/isoDate';
import { formatShortDate } from '@portal/remote/formatShortDate';
import { useOnline } from '@portal/remote/useOnline';
import { usePortal } from '@portal/remote/usePortal';
import { IconButton } from '@portal/ui/IconButton';
import { Download } from '@portal/ui/icons/documents/Download';
import { FileText } from '@portal/ui/icons/documents/FileText';
import { ListRow } from '@portal/ui/ListRow';
import { Tag } from '@portal/ui/Tag';
import { rowTexts } from './rowTexts.ts';

/** One document: what it is, its number, day, total and code, whether it was voided, and its download (INV-04, INV-05). */
export function InvoiceRow({ invoice, today }: { invoice: Invoice; today: IsoDate }) {
  const { native } = usePortal();
  const isOnline = useOnline();
  const { kind, number, issued_on: issuedOn, total, atcud, voided, url } = invoice;
  const day = formatShortDate(issuedOn, today);
  return (
    <ListRow
      media={<FileText />}
      title={
        <>
          {rowTexts.kinds[kind]}
          {voided && (
            <>
              {' '}
              <Tag tone="attention">{rowTexts.voided}</Tag>
            </>
          )}
        </>
      }
      sub={
        <>
          <span className="num">
            {rowTexts.facts(number, day, formatEuros(eurosToCents(total)))}
          </span>
          {atcud && (
            <>
              <br />
              {rowTexts.atcud(atcud)}
            </>
          )}
          {voided && (
            <>
              <br />
              {rowTexts.voidedBecause(
                formatShortDate(lisbonToday(new Date(voided.at)), today),
                voided.reason,
              )}
            </>
          )}
        </>
      }
      end={
        <IconButton
          label={rowTexts.download(number)}
          icon={<Download />}
          // The browser would fail at it without a word; that there is no connection stands above the page.
          disabled={!isOnline}
          onClick={() => void native.download({ url, name: invoice.file_name })}
        />
      }
    />
  );
}
