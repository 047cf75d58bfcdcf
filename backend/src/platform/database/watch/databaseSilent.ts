/** The database takes what it is asked and answers nothing. */
export class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT';
}
