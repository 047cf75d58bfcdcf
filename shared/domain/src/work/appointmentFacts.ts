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
  event_type?: string | null;
  isAppointment: boolean;
}
