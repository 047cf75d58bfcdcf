const APPOINTMENT_PREFIX = 'S-';
const WORK_PREFIX = 'A-';
const LOCAL_ITEM_PREFIX = 'int';

/** An id of an address that names an appointment (SHL-14). */
export function isAppointmentId(id: string): boolean {
  return id.startsWith(APPOINTMENT_PREFIX);
}

/** An id of an address that names a work (SHL-14). */
export function isWorkId(id: string): boolean {
  return id.startsWith(WORK_PREFIX);
}

/** The id without its `A-` or `S-`: an observation of an appointment is sent so (APT-08). */
export function bareId(id: string): string {
  return isAppointmentId(id) || isWorkId(id) ? id.slice(2) : id;
}

/** An item kept on the device only, in lite mode (ITM-24, C-27). */
export function isLocalItemId(id: string): boolean {
  return id.startsWith(LOCAL_ITEM_PREFIX);
}

/** The `item_fo_id` sent with an appointment: none for a local item (APT-07). */
export function itemFoIdToSend(item: { id: string; fo_id?: string | null }): string | undefined {
  return isLocalItemId(item.id) ? undefined : (item.fo_id ?? undefined);
}
