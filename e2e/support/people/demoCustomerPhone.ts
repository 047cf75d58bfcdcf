/** A customer of every provider of the demo data, with something in every state. */
export const DEMO_CUSTOMER_PHONE = '+351912345610';
