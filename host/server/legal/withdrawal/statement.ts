import { STATEMENT_LENGTHS } from '@portal/api/company/withdrawal';
import { EMAIL_INVALID_IN_FORM, isEmail } from '@portal/domain/contact/isEmail';
import { REQUIRED_FIELD } from '@portal/domain/texts';

/** What somebody wrote into the form. */
export interface Statement {
  name: string;
  contract: string;
  email: string;
  /** Of a ticket or mail; empty without one. */
  key: string;
}

export type StatementErrors = Partial<Record<'name' | 'contract' | 'email', string>>;

/** Reads the fields of a form, cut to what may be sent. */
export function readStatement(form: Readonly<Record<string, unknown>>): Statement {
  const field = (name: string, length: number) => {
    const value = form[name];
    return typeof value === 'string' ? value.trim().slice(0, length) : '';
  };
  return {
    name: field('name', STATEMENT_LENGTHS.name),
    contract: field('contract', STATEMENT_LENGTHS.contract),
    email: field('email', STATEMENT_LENGTHS.email),
    key: field('key', 500),
  };
}

/** What is missing or wrong, by field (LAW-06). */
export function statementErrors({ name, contract, email }: Statement): StatementErrors {
  return {
    ...(name === '' && { name: REQUIRED_FIELD }),
    ...(contract === '' && { contract: REQUIRED_FIELD }),
    ...(email === ''
      ? { email: REQUIRED_FIELD }
      : !isEmail(email) && { email: EMAIL_INVALID_IN_FORM }),
  };
}
