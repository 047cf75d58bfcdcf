import type { Work } from '@portal/api/work/work';
import { usePortal } from '@portal/remote/usePortal';
import { CardGrid } from '@portal/ui/Section';
import { Stack } from '@portal/ui/Stack';
import { useDesktop } from '@portal/ui/useDesktop';
import { VirtualGrid } from '@portal/ui/VirtualGrid';
import { AppointmentEntry } from '../../cards/AppointmentEntry.tsx';
import { CardSkeletons } from '../../cards/CardSkeletons.tsx';
import { MonthTitle } from '../../cards/MonthTitle.tsx';
import { PastWorkCard } from '../../cards/PastWorkCard.tsx';
import { WorkCard } from '../../cards/WorkCard.tsx';
import { appointmentOfWork } from '../../work/appointmentView.ts';
import { titledMonths } from '../../work/history/monthGroups.ts';
import { historyDate } from '../../work/history/mergeHistory.ts';
import { SECTION_TITLES, type Section } from '../../work/home/sections.ts';

/** When and how a history is drawn in part, in entries, pixels and rows (SRV-09, C-15). */
const VIRTUAL_HISTORY = { above: 40, rowHeight: 280, overscan: 10, minColumnWidth: 308 } as const;

interface SectionCardsProps {
  section: Section;
  works: readonly Work[];
  today: string;
  /** The one card of the view whose button is the next action. */
  primaryId: string | null;
}

function SectionCard({
  work,
  section,
  today,
  isPrimary,
}: {
  work: Work;
  section: Section;
  today: string;
  isPrimary: boolean;
}) {
  const { provider } = usePortal();
  if (section === 'history') return <PastWorkCard work={work} today={today} />;
  if (section === 'inProgress') return <WorkCard work={work} today={today} isPrimary={isPrimary} />;
  return (
    <AppointmentEntry
      appointment={appointmentOfWork(work)}
      today={today}
      open={isPrimary}
      isPrimary={isPrimary}
      providerName={provider.name}
    />
  );
}

/** Cards beside and below each other, old ones by months; a long history on a phone draws only what is near (SRV-09). */
export function SectionCards({ section, works, today, primaryId }: SectionCardsProps) {
  const isDesktop = useDesktop();
  const card = (work: Work) => (
    <SectionCard
      key={work.id}
      work={work}
      section={section}
      today={today}
      isPrimary={work.id === primaryId}
    />
  );
  if (section !== 'history') return <CardGrid>{works.map(card)}</CardGrid>;
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
