import { ApiError } from '@portal/api/http/apiError';
import type { Showcase } from '@portal/api/company/createLiteApi';
import type { ReminderAnswers } from '@portal/api/work/reminder/reminderAnswers';
import type { Work } from '@portal/api/work/work';

/** What a lite link leads to. */
export type ShowcaseView =
  | { readonly kind: 'details'; readonly work: Work; readonly reminder?: ReminderAnswers }
  /** The provider does not show this appointment. */
  | { readonly kind: 'notShown' }
  /** Only a history remains, for which an account is needed. */
  | { readonly kind: 'history' }
  /** Another service took its place. */
  | { readonly kind: 'moved'; readonly workId: string }
  | { readonly kind: 'message'; readonly message: string | null }
  /** An appointment that gets no answer: the shell's guard goes on (LITE-30, C-32). */
  | { readonly kind: 'home' };

/** The table of codes of the showcase (LITE-25..29); every other code shows the server's message. */
export function showcaseView(answer: Showcase): ShowcaseView {
  const { code, details, work_id: workId, message = null, reminder } = answer;
  switch (code) {
    case 1:
      if (!details) return { kind: 'notShown' };
      return { kind: 'details', work: details, ...(reminder && { reminder }) };
    case 2:
    case 3:
      return { kind: 'history' };
    case 5:
      return workId ? { kind: 'moved', workId } : { kind: 'message', message };
    default:
      return { kind: 'message', message };
  }
}

/** What a failed showcase leads to; null for a failure that may pass: then it is tried again. */
export function failedShowcase(error: unknown, isAppointment: boolean): ShowcaseView | null {
  if (!(error instanceof ApiError)) return null;
  const isAnswered = error.status >= 400 && error.status < 500;
  // 400 with error_code 0 among them (LITE-27); a 401 ends the visit, which is the shell's.
  if (isAnswered) return { kind: 'message', message: error.serverMessage };
  return isAppointment && error.isOffline ? { kind: 'home' } : null;
}
