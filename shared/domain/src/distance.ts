/** `850 m` below 1000 metres, `1,2 km` from there: whole metres, one decimal with comma (PRV-11, C-98). */
export function formatDistance(metres: number): string {
  if (Math.round(metres) < 1000) return `${Math.max(0, Math.round(metres))}\u00a0m`;
  return `${(metres / 1000).toFixed(1).replace('.', ',')}\u00a0km`;
}
