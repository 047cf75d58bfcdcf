import { usePortal } from '@portal/remote/usePortal';
import { useEffect } from 'react';

/** The question as the catalogue of a page has it; one object, made once. */
interface LeaveTexts {
  readonly title: string;
  readonly body: string;
  readonly leave: string;
  readonly stay: string;
}

/** Asks before something that was typed is left behind, while there is anything that was not sent (PRO-05). */
export function useLeaveQuestion(isUnsent: boolean, question: LeaveTexts): void {
  const { navigation } = usePortal();
  useEffect(() => {
    if (!isUnsent) return undefined;
    return navigation.guard({
      title: question.title,
      body: question.body,
      leaveLabel: question.leave,
      stayLabel: question.stay,
    });
  }, [navigation, isUnsent, question]);
}
