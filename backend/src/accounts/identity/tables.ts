import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A contact number in E.164. */
export interface ClientPhone {
  number: string;
  primary: boolean;
}

/** A person's account; the same one at every provider. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  loginPhone: text('login_phone'),
  loginEmail: text('login_email'),
  passwordHash: text('password_hash'),
  createdAt: instant('created_at').notNull(),
  deletedAt: instant('deleted_at'),
});
export type User = typeof users.$inferSelect;

/** A person as a customer of one provider. */
export const clients = pgTable('clients', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  userId: text('user_id'),
  name: text('name').notNull(),
  address: text('address'),
  postalCode: text('postal_code'),
  city: text('city'),
  countryId: integer('country_id').notNull(),
  vat: text('vat'),
  phones: jsonb('phones').$type<ClientPhone[]>().notNull(),
  email: text('email'),
  secondaryEmail: text('secondary_email'),
  invoicePrimary: boolean('invoice_primary').notNull(),
  invoiceSecondary: boolean('invoice_secondary').notNull(),
  termsAcceptedAt: instant('terms_accepted_at'),
  registeredAt: instant('registered_at'),
  createdAt: instant('created_at').notNull(),
  deletedAt: instant('deleted_at'),
});
export type Client = typeof clients.$inferSelect;

export const sessions = pgTable('sessions', {
  id: text('id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  companyId: text('company_id').notNull(),
  clientId: text('client_id').notNull(),
  userId: text('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
  seenAt: instant('seen_at').notNull(),
  authenticatedAt: instant('authenticated_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
  isDemo: boolean('is_demo').notNull(),
});

export const verificationCodes = pgTable('verification_codes', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  channel: text('channel', { enum: ['sms', 'email'] }).notNull(),
  contact: text('contact').notNull(),
  userId: text('user_id'),
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull(),
  sentAt: instant('sent_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

export const registrationTokens = pgTable('registration_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  companyId: text('company_id').notNull(),
  channel: text('channel', { enum: ['sms', 'email'] }).notNull(),
  contact: text('contact').notNull(),
  passwordHash: text('password_hash'),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  authenticatedAt: instant('authenticated_at'),
});

export const emailConfirmations = pgTable('email_confirmations', {
  tokenHash: text('token_hash').primaryKey(),
  companyId: text('company_id').notNull(),
  userId: text('user_id').notNull(),
  email: text('email').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

export const contactChanges = pgTable('contact_changes', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  channel: text('channel', { enum: ['sms', 'email'] }).notNull(),
  old: text('old').notNull(),
  new: text('new').notNull(),
  state: text('state', { enum: ['changed', 'reversed'] }).notNull(),
  tokenHash: text('token_hash').notNull(),
  passwordHash: text('password_hash'),
  otherContact: text('other_contact'),
  changedAt: instant('changed_at').notNull(),
  until: instant('until').notNull(),
});
