const NAMES = ['license_plate', 'plate', 'matricula'];

/** Whether a field of an item holds a licence plate: it is named so by every provider of the auto vertical. */
export function isPlateField(name: string): boolean {
  return NAMES.includes(name);
}

/**
 * A plate as it is written: capitals, and the six figures of a Portuguese one in pairs however they were
 * typed (`bx34fg`, `BX 34 FG` and `BX-34-FG` are `BX-34-FG`). Any other stays as typed, in capitals.
 */
export function formatPlate(text: string): string {
  const plate = text.trim().toUpperCase();
  const pairs = /^([A-Z\d]{2})[-\s.]*([A-Z\d]{2})[-\s.]*([A-Z\d]{2})$/.exec(plate);
  return pairs ? pairs.slice(1).join('-') : plate;
}
