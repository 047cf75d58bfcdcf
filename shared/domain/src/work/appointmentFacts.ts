/** The fields of an appointment or work that the rules about it read, as they are on the wire. */
export interface AppointmentFacts {
  work_id?: string | null;
  is_cancelled: boolean;
  cancelled_by_client?: boolean;
  is_history: boolean;
  client_arrived: boolean;
  is_confirmed: boolean;
  is_group?: boolean;
  allow_cancel: boolean;
  allow_confirmation: boolean;
  /** Whether its customer may move it, and what is said where not (RSC-01, RSC-03). */
  allow_move?: boolean;
  move_refused?: string | null;
  /** The other time that it waits for, by the provider's clock (RSC-08). */
  move?: { date: string; time: string } | null;
  event_type?: string | null;
  isAppointment: boolean;
}
