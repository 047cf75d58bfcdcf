/** `Bom dia` until noon, `Boa tarde` until eight, then `Boa noite`. Hour of the day in Lisbon. */
export function greeting(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Bom dia';
  return hour >= 12 && hour < 20 ? 'Boa tarde' : 'Boa noite';
}

/** The first of a customer's names: the greeting is short. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
