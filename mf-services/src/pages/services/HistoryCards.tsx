import type { Work } from '@portal/api/work/work';
import { CardGrid } from '@portal/ui/Section';
import { Stack } from '@portal/ui/Stack';
import { useDesktop } from '@portal/ui/useDesktop';
import { VirtualGrid } from '@portal/ui/VirtualGrid';
import { CardSkeletons } from '../../cards/CardSkeletons.tsx';
import { MonthTitle } from '../../cards/MonthTitle.tsx';
import { PastWorkCard } from '../../cards/PastWorkCard.tsx';
import { historyDate } from '../../work/history/historyDate.ts';
import { titledMonths } from '../../work/history/monthGroups.ts';
import { sortHistory } from '../../work/history/sortHistory.ts';
import { SECTION_TITLES } from '../../work/home/sections.ts';

/** When and how a history is drawn in part, in entries, pixels and rows (SRV-09, C-15). */
const VIRTUAL_HISTORY = { above: 40, rowHeight: 280, overscan: 10, minColumnWidth: 308 } as const;

export interface HistoryCardsProps {
  works: readonly Work[];
  today: string;
}

/** What is over, newest first, by months (SRV-10); a long history on a phone draws only what is near (SRV-09). */
export default function HistoryCards({ works: unsorted, today }: HistoryCardsProps) {
  const works = sortHistory(unsorted, historyDate, today);
  const isDesktop = useDesktop();
  const card = (work: Work) => <PastWorkCard key={work.id} work={work} today={today} />;
  const months = titledMonths(works, historyDate, today);
  if (isDesktop || works.length <= VIRTUAL_HISTORY.above) {
    return (
      <Stack>
        {months.map(({ title, entries }) => (
          <Stack key={entries[0]?.id} gap="medium">
            <MonthTitle title={title} />
            <CardGrid>{entries.map(card)}</CardGrid>
          </Stack>
        ))}
      </Stack>
    );
  }
  const titles = new Map(months.map(({ title, entries }) => [entries[0]?.id, title]));
  return (
    <VirtualGrid
      label={SECTION_TITLES.history}
      items={works}
      keyOf={({ id }) => id}
      rowHeight={VIRTUAL_HISTORY.rowHeight}
      overscan={VIRTUAL_HISTORY.overscan}
      minColumnWidth={VIRTUAL_HISTORY.minColumnWidth}
      gap={12}
      fallback={<CardSkeletons />}
    >
      {(work) => (
        <Stack gap="medium">
          <MonthTitle title={titles.get(work.id)} />
          {card(work)}
        </Stack>
      )}
    </VirtualGrid>
  );
}
