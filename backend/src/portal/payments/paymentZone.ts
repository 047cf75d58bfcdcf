/** Gateways count days on the clocks of Lisbon, wherever a provider is; so does every deadline of a payment (C-932). */
export const PAYMENT_ZONE = 'Europe/Lisbon';
