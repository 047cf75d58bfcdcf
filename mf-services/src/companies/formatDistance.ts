/** `850 m` below 1000 metres, `1,2 km` from there: whole metres, one decimal with comma (PRV-11, C-98). */
export function formatDistance(metres: number): string {
  const whole = Math.max(0, Math.round(metres));
  return whole < 1000
    ? `${whole}\u00a0m`
    : `${(metres / 1000).toFixed(1).replace('.', ',')}\u00a0km`;
}
