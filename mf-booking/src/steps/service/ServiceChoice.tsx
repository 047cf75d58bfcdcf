import type { BookableService, Expert } from '@portal/api/work/createScheduleApi';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { SERVICE_OBSERVATION_MAX_LENGTH } from '@portal/domain/limits';
import { eurosToCents, formatEuros } from '@portal/domain/money/cents';
import { formatShortDate } from '@portal/remote/formatShortDate';
import { bookingReducer } from '../../booking/bookingReducer.ts';
import { hasFixedStart, replacedBy } from '../../booking/isExclusive.ts';
import { Choice } from '@portal/ui/Choice';
import { Calendar } from '@portal/ui/icons/time/Calendar';
import { SelectField } from '@portal/ui/SelectField';
import { Stack } from '@portal/ui/Stack';
import { Tag } from '@portal/ui/Tag';
import { TextAreaField } from '@portal/ui/TextAreaField';
import { useState } from 'react';
import { fixedMoment } from '../../booking/bookingRequest.ts';
import { expertNames } from './expertNames.ts';
import { favouriteFirst } from './favouriteFirst.ts';
import { texts } from '../../texts.ts';
import type { WizardHandle } from '../../booking/useWizard.ts';

interface ServiceChoiceProps {
  service: BookableService;
  handle: Pick<WizardHandle, 'booking' | 'dispatch'>;
  checking: boolean;
  onFixedStart: (service: BookableService) => void;
  /** Says the name of the service that this choice took out, null when none (BKG-23). */
  onReplace: (name: string | null) => void;
}

/** One service; chosen, it asks for observations and, among several, for the expert (BKG-02, BKG-03). */
export function ServiceChoice({
  service,
  handle,
  checking,
  onFixedStart,
  onReplace,
}: ServiceChoiceProps) {
  const { booking, dispatch } = handle;
  const [today] = useState(() => lisbonToday(new Date()));
  const chosen = booking.selectedServices.some(({ id }) => id === service.id);
  const full = booking.unavailable.includes(service.id) || service.notAvailable;
  const price = service.schedule_payment_value ?? 0;

  function toggle(): void {
    const action = { type: 'toggleService', service } as const;
    onReplace(replacedBy(service, booking, bookingReducer(booking, action)));
    dispatch(action);
    if (!chosen && hasFixedStart([service])) onFixedStart(service);
  }

  return (
    <Choice
      type="checkbox"
      name="service"
      value={service.id}
      title={service.name}
      sub={
        full ? texts.noVacancies : <Details service={service} today={today} checking={checking} />
      }
      end={price > 0 ? formatEuros(eurosToCents(price)) : undefined}
      checked={chosen}
      disabled={full || service.disabled}
      onChange={toggle}
    >
      {chosen && (
        <Stack gap="medium">
          {service.users.length > 1 && (
            <ExpertField
              service={service}
              chosen={booking.expertSelected}
              onChoose={(expert) => dispatch({ type: 'chooseExpert', expert })}
            />
          )}
          <TextAreaField
            label={texts.observations}
            optional
            rows={2}
            maxLength={SERVICE_OBSERVATION_MAX_LENGTH}
            value={booking.serviceObservations[service.id] ?? ''}
            onChange={(text) => dispatch({ type: 'observe', serviceId: service.id, text })}
          />
        </Stack>
      )}
    </Choice>
  );
}

function Details(props: { service: BookableService; today: string; checking: boolean }) {
  const { service, today, checking } = props;
  const moment = fixedMoment(service);
  const experts = expertsLine(service);
  return (
    <>
      {moment && (
        <Tag tone="info" icon={<Calendar />}>
          {texts.fixedDate(formatShortDate(moment.date, today, moment.time))}
        </Tag>
      )}
      <span className="num">{texts.minutes(service.duration_minutes)}</span>
      {experts !== '' && <span>{experts}</span>}
      {checking && <span role="status">{texts.checking}</span>}
    </>
  );
}

function expertsLine(service: BookableService): string {
  const favourite = service.users.find(({ id }) => id === service.favorite_expert_id);
  if (favourite) return texts.favourite(favourite.name);
  const [only] = service.users;
  if (service.users.length < 2) return only?.name ?? '';
  return expertNames(service.users);
}

function ExpertField(props: {
  service: BookableService;
  chosen: Expert | null;
  onChoose: (expert: Expert | null) => void;
}) {
  const { service, chosen, onChoose } = props;
  const experts = favouriteFirst(service.users, service.favorite_expert_id);
  return (
    <SelectField
      label={texts.expert}
      value={chosen?.id ?? ''}
      placeholder={texts.noPreference}
      options={experts.map(({ id, name }) => ({
        value: id,
        label: id === service.favorite_expert_id ? texts.favourite(name) : name,
      }))}
      onChange={(id) => onChoose(experts.find((expert) => expert.id === id) ?? null)}
    />
  );
}
