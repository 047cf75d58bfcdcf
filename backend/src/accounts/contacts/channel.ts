/** How a contact is reached: by telephone or by e-mail. */
export type Channel = 'sms' | 'email';
