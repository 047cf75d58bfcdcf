import type { Client } from '@portal/api/account/client';
import { createReminderChannelsApi } from '@portal/api/account/reminderChannels';
import { primaryOf } from '@portal/domain/contact/contact';
import { formatPhone } from '@portal/domain/contact/formatPhone';
import { useQuery } from '@portal/remote/query';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { Banner } from '@portal/ui/Banner';
import { ErrorState } from '@portal/ui/ErrorState';
import { Text } from '@portal/ui/Text';
import { useDeviceSwitch } from './useDeviceSwitch.ts';
import styles from '../profile.module.css';
import { ReminderSwitch } from './ReminderSwitch.tsx';
import { texts } from '../texts.ts';

const channels = ['push', 'email', 'sms'] as const;

/** `Avisos`: a switch for each way by which the customer can be reminded, saved as it is switched (REM-09). */
export function ReminderSwitches({ email, phones }: Pick<Client, 'email' | 'phones'>) {
  const { overlays } = usePortal();
  const api = useApi(createReminderChannelsApi);
  const phone = primaryOf(phones)?.number;
  // Which ways there are depends on the saved contacts.
  const queryKey = ['reminder-channels', email, phone];
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: () => api.read() });
  const contacts = {
    push: undefined,
    email: email ?? undefined,
    sms: phone && formatPhone(phone),
  };
  const saveDevice = useDeviceSwitch();
  const saves = {
    push: saveDevice,
    email: async (isWanted: boolean) => (await api.change({ email: isWanted })).email,
    sms: async (isWanted: boolean) => {
      const { sms } = await api.change({ sms: isWanted });
      if (isWanted && sms === false)
        overlays.toast({ message: texts.reminders.smsStopped, tone: 'danger' });
      return sms;
    },
  };
  const shown = channels.flatMap((channel) => {
    const checked = data?.[channel] ?? null;
    const save = saves[channel];
    return checked === null || save === null
      ? []
      : [{ channel, checked, save, contact: contacts[channel] }];
  });
  if (!isError && shown.length === 0) return null;
  return (
    <>
      <hr className={styles.rule} />
      <Text as="h3" size="card">
        {texts.reminders.title}
      </Text>
      {data === undefined && (
        <ErrorState title={texts.reminders.loadFailed} onRetry={() => refetch()} />
      )}
      {shown.map((one) => (
        <ReminderSwitch key={one.channel} {...one} queryKey={queryKey} />
      ))}
      {shown.length > 0 && shown.every(({ checked }) => !checked) && data?.elsewhere !== true && (
        <Banner live>{texts.reminders.none}</Banner>
      )}
    </>
  );
}
