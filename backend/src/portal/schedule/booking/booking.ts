/** What was booked, as its answer, the mail and the notification tell it. */
export interface Booking {
  appointmentId: string;
  start: Date;
  title: string;
  paymentsRequired: boolean;
}
