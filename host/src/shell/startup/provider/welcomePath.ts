/** The welcome page of a host that belongs to no provider (SHL-26), below the base. */
export const WELCOME_PATH = '/clientwelcome';
