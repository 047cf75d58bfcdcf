import { ApiError } from '@portal/api/http/apiError';
import { TIME_TAKEN } from '@portal/api/provider/timeTaken';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { DateField } from '@portal/ui/DateField';
import { FormGrid } from '@portal/ui/Field';
import { SelectField } from '@portal/ui/SelectField';
import { TextField } from '@portal/ui/TextField';
import { useState } from 'react';
import { useSetupApi } from '../../../calls/useSetupApi.ts';
import { PersonFields } from '../../person/PersonFields.tsx';
import { useItemFields } from '../../person/useItemFields.ts';
import { refusalText } from '../../refusalText.ts';
import { TodayForm } from '../../TodayForm.tsx';
import { useChange } from '../../useChange.ts';
import { useKeptForm } from '../../useKeptForm.ts';
import {
  bookingFormSchema,
  creationOf,
  emptyBooking,
  isReady,
  problemsOfBooking,
} from './bookingForm.ts';
import { texts } from './texts.ts';
import { useBookable } from './useBookable.ts';

const KEPT_AS = 'booking';

/**
 * Books for somebody who rang or stands there, at any time the owner likes, as a provider's system does (C-861).
 * @param props.day that is shown, which a booking begins with
 */
export function BookDialog(props: { day: IsoDate; today: IsoDate; onClose: () => void }) {
  const { day, today, onClose } = props;
  const api = useSetupApi();
  const item = useItemFields();
  const { services, expertsOf } = useBookable();
  const {
    form: written,
    write,
    clear,
  } = useKeptForm(KEPT_AS, bookingFormSchema, {
    ...emptyBooking,
    date: day < today ? today : day,
  });
  const only = services.length === 1 ? services[0]?.value : undefined;
  const form = { ...written, serviceId: written.serviceId || (only ?? '') };
  const { run, refusal } = useChange(
    (booking: ReturnType<typeof creationOf>, key) => api.today.book(booking, key),
    (error) =>
      error instanceof ApiError && error.envelope.code === TIME_TAKEN
        ? texts.taken
        : refusalText(error),
    KEPT_AS,
  );
  const [isJudged, setIsJudged] = useState(false);
  const problems = isJudged ? problemsOfBooking(form, item.fields) : null;
  const experts = expertsOf(form.serviceId);

  async function send(): Promise<void> {
    setIsJudged(true);
    if (!isReady(form, item.fields)) return;
    await run(creationOf(form, item.fields), texts.booked, () => {
      clear();
      onClose();
    });
  }

  return (
    <TodayForm
      title={texts.title}
      send={texts.book}
      sending={texts.booking}
      refusal={refusal ?? item.failure}
      onSend={send}
      onClose={onClose}
    >
      <FormGrid columns={2}>
        <SelectField
          label={texts.service}
          placeholder={texts.choose}
          options={services}
          value={form.serviceId}
          error={problems?.serviceId}
          onChange={(serviceId) => write({ serviceId, expertId: '' })}
        />
        {experts.length > 0 && (
          <SelectField
            label={texts.expert}
            placeholder={texts.anyExpert}
            options={experts}
            value={form.expertId}
            onChange={(expertId) => write({ expertId })}
          />
        )}
        <DateField
          label={texts.date}
          today={today}
          minimum={today}
          value={form.date}
          error={problems?.date}
          onChange={(date) => write({ date })}
        />
        <TextField
          label={texts.time}
          type="time"
          figures
          value={form.time}
          error={problems?.time}
          onChange={(time) => write({ time })}
        />
      </FormGrid>
      <PersonFields form={form} problems={problems} item={item} onChange={write} />
    </TodayForm>
  );
}
