/** Whether a field holds more than spaces: what every required field asks (VAL-19, BIL-05, ITM-15). */
export function isFilled(text: string | null | undefined): text is string {
  return (text ?? '').trim() !== '';
}
