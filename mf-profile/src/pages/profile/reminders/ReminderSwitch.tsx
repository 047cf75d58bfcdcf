import type { ReminderChannels } from '@portal/api/account/reminderChannels';
import { useAction } from '@portal/remote/useAction';
import { useOnline } from '@portal/remote/useOnline';
import { useQueryClient } from '@portal/remote/query';
import { Switch } from '@portal/ui/Switch';
import { texts } from '../texts.ts';

export type Channel = 'push' | 'email' | 'sms';

export interface ReminderSwitchProps {
  channel: Channel;
  checked: boolean;
  /** The contact that it goes to. */
  contact: string | undefined;
  /** Where what is shown is kept. */
  queryKey: readonly unknown[];
  /** Saves what is wanted. @returns what is so then */
  save: (isWanted: boolean) => Promise<boolean | null>;
}

/** One way of reminders: it switches at once, and back when that could not be saved (REM-09). */
export function ReminderSwitch({ channel, checked, contact, queryKey, save }: ReminderSwitchProps) {
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
      show(await save(isWanted));
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
