import type { Work } from '@portal/api/work/work';
import { appointmentAlert } from '@portal/domain/work/appointmentAlert';
import { canConfirm } from '@portal/domain/work/canConfirm';
import { formatDayMonth } from '@portal/domain/time/isoDate';
import { stateName } from '@portal/domain/work/stateName';
import { usePortal } from '@portal/remote/usePortal';
import { AppointmentCard, CardActions } from '@portal/ui/AppointmentCard';
import { Button } from '@portal/ui/Button';
import { HistoryCard } from '@portal/ui/HistoryCard';
import { ServiceCard } from '@portal/ui/ServiceCard';
import { ConfirmPresence } from '../../actions/ConfirmPresence.tsx';
import { itemIcon } from '../../cards/itemIcon.tsx';
import { ticketOf } from '../../cards/ticketOf.tsx';
import { workNote } from '../../cards/WorkCard.tsx';
import { LITE_DETAILS_PATH } from '../../lite/liteDetailsPath.ts';
import { useLitePresence } from '../../lite/useLitePresence.ts';
import { texts } from '../../texts.ts';
import { appHref } from '../../work/appHref.ts';
import { appointmentOfWork } from '../../work/appointmentView.ts';
import { dayOfText } from '../../work/dayAndTime.ts';
import { historyDate } from '../../work/history/historyDate.ts';
import type { Section } from '../../work/home/sections.ts';
import { cardTitle, serviceName } from '../../work/cardTitle.ts';

interface LiteCardProps {
  work: Work;
  today: string;
}

function InProgress({ work, today }: LiteCardProps) {
  const { navigation, provider } = usePortal();
  return (
    <ServiceCard
      href={appHref(navigation, LITE_DETAILS_PATH)}
      title={cardTitle(work)}
      plate={work.item?.subtitle ?? undefined}
      note={workNote(work, today)}
      image={work.item?.photo}
      icon={itemIcon(provider)}
      state={work.state.bars}
      stateName={stateName(work.state, {
        worksheetOperational: provider.worksheetOperational,
        allowApprove: work.allow_approve,
      })}
      pixelated
    />
  );
}

function Scheduled({ work, today }: LiteCardProps) {
  const { navigation } = usePortal();
  const appointment = appointmentOfWork(work);
  const presence = useLitePresence(work.id, work.share_calendar_start);
  return (
    <AppointmentCard {...ticketOf(appointment, today)} open>
      <ConfirmPresence presence={presence} offered={canConfirm(work)} isPrimary />
      <CardActions>
        <Button size="small" href={appHref(navigation, LITE_DETAILS_PATH)}>
          {texts.appointment.details}
        </Button>
      </CardActions>
    </AppointmentCard>
  );
}

function Past({ work, today }: LiteCardProps) {
  const { navigation, provider } = usePortal();
  const day = dayOfText(historyDate(work));
  return (
    <HistoryCard
      href={appHref(navigation, LITE_DETAILS_PATH)}
      title={serviceName(work)}
      date={day && formatDayMonth(day, today)}
      plate={work.item?.subtitle ?? work.expert ?? undefined}
      image={work.item?.photo}
      icon={itemIcon(provider)}
      off={appointmentAlert(work)}
    />
  );
}

/** The link's service or appointment as a card; there is nothing in it that needs an account. */
export function LiteCard({ section, ...card }: LiteCardProps & { section: Section }) {
  if (section === 'history') return <Past {...card} />;
  return section === 'scheduled' ? <Scheduled {...card} /> : <InProgress {...card} />;
}
