import type { Section } from '../../work/home/sections.ts';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { EmptyState } from '@portal/ui/EmptyState';
import { CalendarDays } from '@portal/ui/icons/time/CalendarDays';
import { ClipboardList } from '@portal/ui/icons/documents/ClipboardList';
import { RefreshCw } from '@portal/ui/icons/arrows/RefreshCw';
import { TriangleAlert } from '@portal/ui/icons/states/TriangleAlert';
import { useSetAtom } from 'jotai';
import { CardSkeletons } from '../../cards/CardSkeletons.tsx';
import { agendaViewAtom } from '../../state/agendaViewAtom.ts';
import { texts as common } from '../../texts.ts';
import styles from './HomeSection.module.css';
import { NewAppointmentButton } from './NewAppointmentButton.tsx';
import { SectionCards } from './SectionCards.tsx';
import { texts } from './texts.ts';
import type { HomeList } from './useHomeLists.ts';

interface HomeSectionProps {
  section: Section;
  list: HomeList;
  today: string;
  /** The one card of the view whose button is the next action. */
  primaryId: string | null;
  /** The first steps stand above, with the way to book (C-704). */
  isFirst: boolean;
}

/** Link to the past appointments of every provider, in the agenda (SRV-16). */
function OldAppointments() {
  const { navigation } = usePortal();
  const setView = useSetAtom(agendaViewAtom);
  return (
    <div className={styles.more}>
      <Button
        variant="ghost"
        size="small"
        icon={<CalendarDays />}
        onClick={() => {
          setView('old');
          navigation.openPanel('agenda');
        }}
      >
        {texts.oldAppointments}
      </Button>
    </div>
  );
}

function SectionFailure({ list }: { list: HomeList }) {
  return (
    <EmptyState
      tone="danger"
      icon={<TriangleAlert />}
      title={texts.failedTitle}
      action={
        <Button icon={<RefreshCw />} onClick={() => list.retry()}>
          {common.retry}
        </Button>
      }
    >
      {texts.failedSection}
    </EmptyState>
  );
}

function SectionEmpty({ section, isFirst }: Pick<HomeSectionProps, 'section' | 'isFirst'>) {
  const { provider } = usePortal();
  const words = texts.empty[section];
  return (
    <EmptyState
      icon={section === 'inProgress' ? <ClipboardList /> : <CalendarDays />}
      title={words.title}
      action={
        section === 'history' || isFirst ? undefined : (
          <NewAppointmentButton variant="secondary" size="normal" />
        )
      }
    >
      {words.body(provider.name)}
    </EmptyState>
  );
}

/** The contents of one section of the home: cards, or why there are none. */
export function HomeSection({ section, list, today, primaryId, isFirst }: HomeSectionProps) {
  const works = list.works ?? [];
  if (list.isLoading && works.length === 0) return <CardSkeletons />;
  return (
    <div className={styles.section}>
      {works.length > 0 && (
        <SectionCards section={section} works={works} today={today} primaryId={primaryId} />
      )}
      {list.hasFailed && <SectionFailure list={list} />}
      {works.length === 0 && !list.hasFailed && (
        <SectionEmpty section={section} isFirst={isFirst} />
      )}
      {section === 'scheduled' && <OldAppointments />}
    </div>
  );
}
