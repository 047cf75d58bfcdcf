import { usePortal } from '@portal/remote/usePortal';
import { useEffect } from 'react';
import { texts } from './texts.ts';

/** Asks before written words are left behind, while there are any that were not sent. */
export function useLeaveQuestion(isUnsent: boolean): void {
  const { navigation } = usePortal();
  useEffect(() => {
    if (!isUnsent) return undefined;
    return navigation.guard({
      title: texts.leave.title,
      body: texts.leave.body,
      leaveLabel: texts.leave.leave,
      stayLabel: texts.leave.stay,
    });
  }, [navigation, isUnsent]);
}
