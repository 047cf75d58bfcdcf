import {
  createReminderChannelsApi,
  type ReminderChannels,
} from '@portal/api/account/reminderChannels';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { useOnline } from '@portal/remote/useOnline';
import { useQueryClient } from '@portal/remote/query';
import { Switch } from '@portal/ui/Switch';
import { texts } from './texts.ts';

export interface ReminderSwitchProps {
  channel: keyof ReminderChannels;
  checked: boolean;
  /** The contact that it goes to. */
  contact: string | undefined;
  /** Where what is shown is kept. */
  queryKey: readonly unknown[];
}

/** One way of reminders: it switches at once, and back when that could not be saved (REM-09). */
export function ReminderSwitch({ channel, checked, contact, queryKey }: ReminderSwitchProps) {
  const api = useApi(createReminderChannelsApi);
  const isOnline = useOnline();
  const queryClient = useQueryClient();
  const show = (isOn: boolean | null) =>
    queryClient.setQueryData<ReminderChannels>(
      queryKey,
      (shown) => shown && { ...shown, [channel]: isOn },
    );
  const change = useAction(async (isWanted: boolean) => {
    show(isWanted);
    try {
      show((await api.change({ [channel]: isWanted }))[channel]);
    } catch (error) {
      show(!isWanted);
      throw error;
    }
  });
  return (
    <Switch
      checked={checked}
      disabled={!isOnline}
      description={contact}
      onChange={(isWanted) => void change.run(isWanted)}
    >
      {texts.reminders[channel]}
    </Switch>
  );
}
