import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Facts } from '../Facts/Facts.tsx';
import { CalendarPlus } from '../icons/time/CalendarPlus.ts';
import { Check } from '../icons/states/Check.ts';
import { List } from '../icons/documents/List.ts';
import { MapPin } from '../icons/places/MapPin.ts';
import { MessageSquare } from '../icons/messages/MessageSquare.ts';
import { Tag } from '../Tag/Tag.tsx';
import { AppointmentCard, CardActions, type AppointmentCardProps } from './AppointmentCard.tsx';

const revision = {
  date: { weekday: 'ter', day: '14', month: 'jul.' },
  time: '09:30',
  title: 'Revisão anual',
  plate: '45-XG-89',
} satisfies Partial<AppointmentCardProps>;

const confirmed = (
  <Tag tone="success" icon={<Check />}>
    Confirmada
  </Tag>
);

/** Confirming changes the tag, so that the card can be tried. */
function Appointment({ open }: { open?: boolean }) {
  const [isConfirmed, setConfirmed] = useState(false);
  return (
    <AppointmentCard
      {...revision}
      open={open}
      tag={isConfirmed ? confirmed : <Tag tone="attention">Por confirmar</Tag>}
    >
      <Facts
        facts={[
          { label: 'Serviços', icon: <List />, value: 'Revisão anual, alinhamento de direção' },
          {
            label: 'Observações',
            icon: <MessageSquare />,
            value: 'Ruído ao travar, do lado direito.',
          },
          { label: 'Local', icon: <MapPin />, value: 'Rua do Miradouro 1, Lisboa' },
        ]}
      />
      {!isConfirmed && (
        <Button variant="primary" icon={<Check />} block onClick={() => setConfirmed(true)}>
          Confirmar presença
        </Button>
      )}
      <CardActions>
        <Button size="small" icon={<CalendarPlus />} href="#calendario">
          Calendário
        </Button>
        <Button size="small" variant="dangerGhost" href="#cancelar">
          Cancelar marcação
        </Button>
      </CardActions>
    </AppointmentCard>
  );
}

export default {
  title: 'AppointmentCard',
  group: 'Cartões',
  states: [
    { title: 'Fechada', element: <Appointment /> },
    { title: 'Aberta', element: <Appointment open /> },
    {
      title: 'Hoje',
      element: (
        <AppointmentCard
          {...revision}
          date={{ weekday: 'qui', day: 'hoje', month: '09 jul.', word: true }}
          tag={confirmed}
        />
      ),
    },
    { title: 'Não abre', element: <AppointmentCard {...revision} note="Dra. Inês Valadares" /> },
    {
      title: 'Cancelada',
      element: (
        <AppointmentCard
          {...revision}
          date={{ ...revision.date, off: true }}
          tag={<Tag tone="danger">CANCELADO</Tag>}
        />
      ),
    },
    {
      title: 'Nomes longos',
      element: (
        <AppointmentCard
          {...revision}
          title="Otorrinolaringologia, consulta de acompanhamento pós-operatório"
          plate="Maria da Conceição Albuquerque e Castro"
          note="Prof. Doutor Bartolomeu Figueiredo"
          tag={<Tag tone="attention">Pendente de Pagamento</Tag>}
        >
          <Facts
            facts={[{ label: 'Local', icon: <MapPin />, value: 'Largo do Rato 4, 2.º Esq.' }]}
          />
        </AppointmentCard>
      ),
    },
  ],
} satisfies CatalogueEntry;
