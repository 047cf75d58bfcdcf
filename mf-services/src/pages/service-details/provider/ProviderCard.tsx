import type { Work } from '@portal/api/work/work';
import { LITE_MOVE_PATH } from '@portal/contract/liteMove';
import { withdrawalPath } from '@portal/contract/paths';
import { mapAddress } from '@portal/domain/contact/mapAddress';
import { formatDayMonth, type IsoDate } from '@portal/domain/time/isoDate';
import { useOnline } from '@portal/remote/useOnline';
import { usePortal } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { Button } from '@portal/ui/Button';
import { CallButton } from '@portal/ui/CallButton';
import { Card } from '@portal/ui/Card';
import { Facts } from '@portal/ui/Facts';
import { CalendarPlus } from '@portal/ui/icons/time/CalendarPlus';
import { FileText } from '@portal/ui/icons/documents/FileText';
import { Video } from '@portal/ui/icons/documents/Video';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { TextLink } from '@portal/ui/TextLink';
import { lazy, Suspense } from 'react';
import { ChangeAppointment } from '../../../actions/ChangeAppointment.tsx';
import { useAppointmentChange } from '../../../actions/useAppointmentChange.ts';
import { ConfirmPresence } from '../../../actions/ConfirmPresence.tsx';
import type { ConfirmedPresence } from '../../../actions/usePresence.ts';
import { texts as common } from '../../../texts.ts';
import { dayAndTime } from '../../../work/dayAndTime.ts';
import { paidOf } from '../../../work/appointmentView.ts';
import { serviceName } from '../../../work/cardTitle.ts';
import type { DetailsActions } from '../actions/detailsActions.ts';
import { providerFacts } from './providerFacts.tsx';
import { texts } from '../texts.ts';

/** Of what is completed only. */
const InvoiceButton = lazy(async () => {
  const { InvoiceButton: button } = await import(
    /* webpackChunkName: "change" */ '../invoices/InvoiceButton.tsx'
  );
  return { default: button };
});

/** Of what is over only. */
const RepeatButton = lazy(async () => {
  const { RepeatButton: button } = await import(
    /* webpackChunkName: "change" */ './RepeatButton.tsx'
  );
  return { default: button };
});

/** Of what is wanted earlier, or may be (WAI-03). */
const Earlier = lazy(async () => {
  const { EarlierPart } = await import(
    /* webpackChunkName: "earlier" */ '../earlier/EarlierPart.tsx'
  );
  return { default: EarlierPart };
});

interface ProviderCardProps {
  work: Work;
  actions: DetailsActions;
  today: IsoDate;
  /** Where the dock asks for something more urgent than confirming. */
  presence?: ConfirmedPresence;
  /** What asking for the invoice does instead, where nobody is logged in. */
  onInvoice?: () => void;
}

/**
 * When and where, and how to reach the provider (DET-03, DET-04), in the calendar (DET-09), by a video call (DET-10), with
 * confirming and cancelling (DET-11), and what cancelling costs (POL-03).
 */
export function ProviderCard({ work, actions, today, presence, onInvoice }: ProviderCardProps) {
  const { native, navigation, provider } = usePortal();
  const isOnline = useOnline();
  const { lite } = useSession();
  const change = useAppointmentChange();
  const { address, name } = work.establishment;
  const phone = work.establishment.phone ?? provider.contactPhone;
  const map = address ? mapAddress(address, native.platform, navigator.userAgent) : null;
  const { share_calendar_start: start, share_calendar_end: end } = work;
  return (
    <Card title={name}>
      <Facts facts={providerFacts(work, today, map)} />
      {work.policy && !work.is_history && (
        <Text size="small" tone="second">
          {work.policy.sentences.join(' ')}
        </Text>
      )}
      <Stack gap="small">
        {presence && (actions.confirm || presence.phase !== 'idle') && (
          <ConfirmPresence
            presence={presence}
            offered={actions.confirm}
            isPrimary={false}
            disabled={!isOnline}
          />
        )}
        {actions.videoCall && work.meeting_url && (
          <Button size="small" block icon={<Video />} href={work.meeting_url} target="_blank">
            {texts.provider.video}
          </Button>
        )}
        {actions.calendar && start && end && (
          <Button
            size="small"
            block
            icon={<CalendarPlus />}
            onClick={() =>
              native.addToCalendar({
                id: work.id,
                title: common.calendarEvent(serviceName(work), name),
                location: address ?? undefined,
                start,
                end,
              })
            }
          >
            {common.appointment.addToCalendar}
          </Button>
        )}
        {actions.repeat && (
          <Suspense>
            <RepeatButton work={work} />
          </Suspense>
        )}
        {actions.requestInvoice && (
          <Suspense
            fallback={
              <Button size="small" block icon={<FileText />} disabled>
                {texts.invoice.action}
              </Button>
            }
          >
            <InvoiceButton work={work} />
          </Suspense>
        )}
        {onInvoice && (
          <Button size="small" block icon={<FileText />} onClick={onInvoice}>
            {texts.invoice.action}
          </Button>
        )}
        {phone && (
          <CallButton size="small" block number={phone} ownCost={provider.legal?.phoneCost}>
            {texts.provider.call}
          </CallButton>
        )}
        {work.move && (
          <>
            <Text>
              {texts.provider.wanted(dayAndTime(work.move.date, work.move.time, today) ?? '')}
            </Text>
            <Button
              size="small"
              block
              loading={change.busy}
              onClick={() => change.run({ withdraw: work.id })}
            >
              {texts.provider.withdrawMove}
            </Button>
          </>
        )}
        {work.allow_waiting && (
          <Suspense>
            <Earlier work={work} today={today} />
          </Suspense>
        )}
        <ChangeAppointment
          facts={{ ...work, allow_cancel: actions.cancel }}
          portal={navigation.base}
          id={work.id}
          calendarToken={work.token_cal}
          when={dayAndTime(work.date_start, work.time, today) ?? ''}
          paid={paidOf(work.payment)}
          moveAt={lite ? LITE_MOVE_PATH : undefined}
        />
        {work.contract?.key !== undefined && (
          <TextLink standalone href={withdrawalPath(work.contract.key)}>
            {texts.provider.withdraw(formatDayMonth(work.contract.until, today))}
          </TextLink>
        )}
      </Stack>
    </Card>
  );
}
