/** A message to a customer by SMS. */
export interface Sms {
  channel: 'sms';
  /** E.164. */
  to: string;
  text: string;
}

/** A calendar file that goes along with an e-mail. */
export interface CalendarFile {
  method: 'REQUEST' | 'PUBLISH' | 'CANCEL';
  content: string;
}

/** A message to a customer by e-mail. */
export interface Email {
  channel: 'email';
  to: string;
  subject: string;
  text: string;
  calendar?: CalendarFile;
}

export type Message = Sms | Email;
