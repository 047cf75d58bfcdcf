/** An id of an address that names an appointment (SHL-14, BKG-07, PAY-03). */
export function isAppointmentId(id: string): boolean {
  return id.startsWith('S-');
}

/** The id without its `A-` (a work) or `S-` (SHL-14). */
export function bareId(id: string): string {
  return id.replace(/^[AS]-/, '');
}

/** An item kept on the device only, in lite mode (ITM-24, C-27). */
export function isLocalItemId(id: string): boolean {
  return id.startsWith('int');
}
