import type { StatementEntry } from '@portal/api/payment/statement';
import { eurosToCents, formatEuros } from '@portal/domain/money/cents';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { useOnline } from '@portal/remote/useOnline';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { FactRows } from '@portal/ui/Facts';
import { Package } from '@portal/ui/icons/things/Package';
import { List } from '@portal/ui/ListRow';
import { Text } from '@portal/ui/Text';
import { DocumentRow } from './DocumentRow.tsx';
import type { ShownYear } from './entriesByYear.ts';
import { MoneyRow } from './MoneyRow.tsx';
import { RequestRow } from './RequestRow.tsx';
import { texts } from './texts.ts';
import { yearSums } from './yearSums.ts';

/** A year: its entries, newest first, what it comes to, and its documents as one file. */
export function YearCard({ shown, today }: { shown: ShownYear; today: IsoDate }) {
  const { native } = usePortal();
  const isOnline = useOnline();
  const { year, entries } = shown;
  const { archive } = year;
  const sums = yearSums(year);
  const countsApart = entries.some(
    (entry) => entry.kind === 'document' && entry.counted !== entry.amount,
  );
  return (
    <Card title={String(year.year)} titleId={`year-${year.year}`}>
      <List>
        {entries.map((entry) => (
          <EntryRow key={`${entry.kind} ${entry.id}`} entry={entry} today={today} />
        ))}
      </List>
      {sums.length > 0 && (
        <div role="group" aria-label={texts.year.sums(year.year)}>
          <FactRows
            facts={sums.map(({ label, euros }) => ({
              label,
              value: <span className="num">{formatEuros(eurosToCents(euros))}</span>,
            }))}
          />
        </div>
      )}
      {countsApart && (
        <Text size="small" tone="third">
          {texts.year.counting}
        </Text>
      )}
      {archive && (
        <Button
          icon={<Package />}
          block
          disabled={!isOnline}
          onClick={() => void native.download({ url: archive.url, name: archive.file_name })}
        >
          {texts.year.archive(year.year)}
        </Button>
      )}
    </Card>
  );
}

function EntryRow({ entry, today }: { entry: StatementEntry; today: IsoDate }) {
  switch (entry.kind) {
    case 'document':
      return <DocumentRow entry={entry} today={today} />;
    case 'request':
      return <RequestRow entry={entry} />;
    default:
      return <MoneyRow entry={entry} today={today} />;
  }
}
