/** A message to a customer by SMS. */
export interface Sms {
  channel: 'sms';
  /** E.164. */
  to: string;
  text: string;
}

/** A message to a customer by e-mail. */
export interface Email {
  channel: 'email';
  to: string;
  subject: string;
  text: string;
}

export type Message = Sms | Email;
