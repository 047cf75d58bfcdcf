/** `code` of the 409 with which a booking of the provider is refused because whom or what it needs is taken (C-861). */
export const TIME_TAKEN = 'TIME_TAKEN';
