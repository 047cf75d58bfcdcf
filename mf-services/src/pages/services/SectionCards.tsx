import type { Work } from '@portal/api/work/work';
import { usePortal } from '@portal/remote/usePortal';
import { lazyPart } from '@portal/ui/lazyPart';
import { CardGrid } from '@portal/ui/Section';
import { withPlaceholder } from '@portal/ui/withPlaceholder';
import { AppointmentEntry } from '../../cards/AppointmentEntry.tsx';
import { CardSkeletons } from '../../cards/CardSkeletons.tsx';
import { WorkCard } from '../../cards/WorkCard.tsx';
import { appointmentOfWork } from '../../work/appointmentView.ts';
import type { Section } from '../../work/home/sections.ts';

const { Part: HistoryCards } = withPlaceholder(
  lazyPart(() => import(/* webpackChunkName: "history" */ './HistoryCards.tsx')),
);

interface SectionCardsProps {
  section: Section;
  works: readonly Work[];
  today: string;
  /** The one card of the view whose button is the next action. */
  primaryId: string | null;
}

/** Cards beside and below each other; those of what is over come with the first of them. */
export function SectionCards({ section, works, today, primaryId }: SectionCardsProps) {
  const { provider } = usePortal();
  if (section === 'history')
    return <HistoryCards part={{ works, today }} placeholder={<CardSkeletons />} />;
  return (
    <CardGrid>
      {works.map((work) => {
        const isPrimary = work.id === primaryId;
        if (section === 'inProgress')
          return <WorkCard key={work.id} work={work} today={today} isPrimary={isPrimary} />;
        return (
          <AppointmentEntry
            key={work.id}
            appointment={appointmentOfWork(work)}
            today={today}
            open={isPrimary}
            isPrimary={isPrimary}
            providerName={provider.name}
          />
        );
      })}
    </CardGrid>
  );
}
