/** Which panel each parameter of the address opens (C-130). */
const PANELS: Readonly<Record<string, string>> = {
  openAppointment: 'agenda',
  openEquipments: 'items',
  showCompanies: 'companies',
};

/** How long a panel waits when the portal was reached by link, in milliseconds (SID-14). */
const LINK_DELAY = 1000;

/** The panel that the address asks for, or null (C-130). */
export function linkedPanel(query: URLSearchParams): string | null {
  const name = Object.keys(PANELS).find((parameter) => query.get(parameter) === 'true');
  return name === undefined ? null : (PANELS[name] ?? null);
}

/** How long that panel waits, in milliseconds: by link a second, on the schedule not at all (SID-14). */
export function panelDelay(visit: {
  path: string;
  isFirstPage: boolean;
  scheduling: boolean;
}): number {
  if (!visit.isFirstPage || visit.scheduling || /^\/schedule(?:\/|$)/.test(visit.path)) return 0;
  return LINK_DELAY;
}
