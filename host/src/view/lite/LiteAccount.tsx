import { Button } from '@portal/ui/Button';
import { useSyncExternalStore } from 'react';
import { useShell } from '../useShell.ts';
import { texts } from './texts.ts';

/** In the header of lite pages: back to the account where there is one, else the way to it (LITE-09, LITE-15). */
export default function LiteAccount() {
  const { session, leaveLite } = useShell();
  const { lite } = useSyncExternalStore(session.subscribe, session.current, session.current);
  if (lite?.hasAccount) {
    return (
      <Button size="small" variant="tonal" onClick={() => leaveLite.toAccount()}>
        {texts.account}
      </Button>
    );
  }
  return (
    <Button size="small" variant="ghost" onClick={() => leaveLite.toAccess('/login')}>
      {texts.login}
    </Button>
  );
}
