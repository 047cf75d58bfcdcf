import { EARLY_START_REQUEST } from '@portal/api/work/earlyStart';
import { ApiError } from '@portal/api/http/apiError';
import { createClientDataApi, type Client } from '@portal/api/account/client';
import { createScheduleApi, type BookingAnswer } from '@portal/api/work/createScheduleApi';
import { afterFailedBooking, DRAFT_WAIT_MS, HOME_AFTER_FAILURE } from './afterFailedBooking.ts';
import { needsPhonePrompt, PHONE_PROMPT } from './needsPhonePrompt.ts';
import { pathAfterBooking } from './pathAfterBooking.ts';
import { describeRefusal } from './describeRefusal.ts';
import { readRefusal } from './readRefusal.ts';
import { describeApiError } from '@portal/remote/showApiError';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { useQueryClient } from '@portal/remote/query';
import { toBooked } from '../../booked/booked.ts';
import { earlyStartBefore } from '../../booking/earlyStartBefore.ts';
import { bookingRequest } from '../../booking/bookingRequest.ts';
import { contactChange, shownContact, withPrimaryPhone } from './contactChange.ts';
import { forgetBooking, RELOAD_KEY } from '../../opening/saveBooking.ts';
import { texts } from '../../texts.ts';
import { useAvailabilityCheck } from './useAvailabilityCheck.ts';
import { clientKey } from '@portal/remote/clientKey';
import { queryKeys } from '../../booking/queryKeys.ts';
import { useSettleItem, type SettledItem } from '../item/useSettleItem.ts';
import type { WizardHandle } from '../../booking/useWizard.ts';
import type { Draft } from '../../booking/bookingState.ts';

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Books: the phone prompt (BKG-31), the item (BKG-33), the draft (BKG-34), then the booking, in that order (BKG-35).
 * What was done stays done when a later part fails, so trying again repeats nothing.
 */
export function useConfirmBooking(handle: WizardHandle, client: Client) {
  const { overlays, bus, navigation, provider } = usePortal();
  const clients = useApi(createClientDataApi);
  const schedule = useApi(createScheduleApi);
  const queryClient = useQueryClient();
  const availability = useAvailabilityCheck(handle.dispatch);
  const settleItem = useSettleItem(handle);
  const { booking, dispatch } = handle;

  async function saveClient(part: Parameters<typeof clients.patch>[0]): Promise<Client> {
    const saved = await clients.patch(part);
    queryClient.setQueryData<Client>(clientKey, saved);
    bus.emit('client.changed', {});
    return saved;
  }

  /** The contact as confirmed, and a phone when there is none at all (BKG-31, BKG-32). False when the prompt was left. */
  async function settleContact(): Promise<boolean> {
    const changed = contactChange(client, shownContact(client, booking.contact));
    const current = changed ? await saveClient(changed) : client;
    dispatch({ type: 'saveContact' });
    const hasPhone = current.phones.length > 0;
    const { selectedServices: services, isLite } = booking;
    if (!needsPhonePrompt({ hasPhone, isLite, services })) return true;
    const phone = await overlays.phonePrompt({ title: texts.phoneTitle, body: PHONE_PROMPT });
    if (phone === null) return false;
    await saveClient({ phones: withPrimaryPhone(current, phone) });
    return true;
  }

  async function arrive(answer: BookingAnswer, draft: Draft, item: string | null): Promise<void> {
    const schedulerId = answer.schedulerId ?? draft.schedulerId;
    const id = answer.appointmentId ?? `S-${schedulerId}`;
    const booked = toBooked({ id, booking, provider, item, contract: answer.contract });
    forgetBooking(sessionStorage, RELOAD_KEY);
    bus.emit('appointment.booked', { id });
    const payment = pathAfterBooking({
      paymentsRequired: answer.paymentsRequired,
      appointmentId: answer.appointmentId,
      schedulerId,
    });
    if (payment !== null) navigation.navigate(payment, { replace: true });
    else navigation.navigate('/schedule', { replace: true, state: { booked } });
  }

  async function explain(error: unknown): Promise<void> {
    if (error instanceof ApiError && error.status === 401) return;
    const { code, alternatives, bookedId } = readRefusal(error);
    const isTaken = code === 409 || code === '409';
    const next = afterFailedBooking(booking, code);
    await overlays.info({
      ...describeRefusal(error, provider.email),
      closeLabel:
        bookedId !== null ? texts.seeAppointment : isTaken ? texts.anotherTime : undefined,
    });
    if (bookedId !== null) {
      forgetBooking(sessionStorage, RELOAD_KEY);
      bus.emit('appointment.booked', { id: bookedId });
      navigation.navigate(`/service-details/${encodeURIComponent(bookedId)}`, { replace: true });
      return;
    }
    if (next === 'stay') return;
    if (next === 'home') {
      navigation.navigate(HOME_AFTER_FAILURE, { replace: true });
      return;
    }
    if (next === 'vacancies') {
      await Promise.all(booking.selectedServices.map((service) => availability.check(service)));
      return;
    }
    dispatch({ type: 'loseSlot', alternatives });
    void queryClient.invalidateQueries({ queryKey: queryKeys.configs });
    handle.replaceStep(next);
  }

  return useAction(async () => {
    let draft: Draft;
    let item: SettledItem | null;
    try {
      if (!(await settleContact())) return;
      item = await settleItem();
      if (item === null) return;
      draft = await handle.ensureDraft(item.id);
      if (booking.draft === null) await wait(DRAFT_WAIT_MS);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return;
      // It could not be created (ERR-24).
      await overlays.info({ ...describeApiError(error) });
      return;
    }
    try {
      const isAsked = earlyStartBefore(booking) !== null;
      const answer = await schedule.book({
        ...bookingRequest(booking, { draft, itemId: item.id }),
        ...(isAsked && { early_start: booking.earlyStart, texts: [EARLY_START_REQUEST] }),
      });
      if (!answer.success) throw new ApiError(200, answer, answer);
      await arrive(answer, draft, item.name);
    } catch (error) {
      // The draft belonged to another session of this browser.
      if (error instanceof ApiError && error.status === 404)
        dispatch({ type: 'keepDraft', draft: null });
      await explain(error);
    }
  });
}
