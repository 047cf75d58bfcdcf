import type { NewNotification } from '../../accounts/notifications/addNotification.ts';

/** What the words of a notification may use besides its facts. */
export interface Words {
  /** Name of the provider. */
  company: string;
  /** An instant by the provider’s clock: `14 jul. às 09:00`, with the year where it could be another one. */
  day: (instant: Date) => string;
  /** Its time alone: `09:00`. */
  time: (instant: Date) => string;
}

/** The words of an SMS or e-mail. */
export interface MessageWords extends Words {
  /** The sentence of the bell. */
  sentence: string;
  /** Lite link of what it is about, by which it is seen without login, unless the kind needs one. */
  address: string;
}

/** One kind of notification: when it comes, by which channels, and in which words. */
export interface NotificationKind<Facts> {
  /** For docs/notifications.md. */
  when: string;
  type: NewNotification['type'];
  /** The customer did it: it stands in the bell as read, and what asked for it is read too. */
  isOwn?: true;
  /** It comes a while after what the customer did: what asks for something since then stays unread. */
  isLate?: true;
  /** A customer's choice causes it: messages to contacts that nobody proved are few (C-169). */
  isLimited?: true;
  /** The sentence in the bell. */
  bell: (facts: Facts & Words) => string;
  /** Goes to the main phone. */
  sms?: (facts: Facts & MessageWords) => string;
  /** The SMS goes only to whoever has no e-mail: for what comes often. */
  smsWithoutEmailOnly?: true;
  email?: (facts: Facts & MessageWords) => { subject: string; text: string };
  /** What stands at the end of the e-mail, behind everything else. */
  emailEnd?: (facts: Facts) => string;
  /** The instant from which its SMS and e-mail would no longer be true: from then on they are not sent. */
  endsAt?: (facts: Facts) => Date;
  /** The e-mail brings the calendar event of the appointment along. */
  hasCalendarEvent?: true;
  /** What it tells of is not shown without login: its address is that of the details. */
  needsLogin?: true;
}
