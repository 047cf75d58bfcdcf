import { formatLongDate, lisbonTime, lisbonToday } from '@portal/domain/time/isoDate';

const systems: Readonly<Record<string, string>> = {
  Android: 'no Android',
  iPhone: 'no iPhone',
  iPad: 'no iPad',
  iOS: 'no iOS',
  macOS: 'no Mac',
  Windows: 'no Windows',
  Linux: 'no Linux',
  'Chrome OS': 'no ChromeOS',
};

/** Texts of devices and of logins from new ones. */
export const texts = {
  systems,
  application: 'Aplicação',
  otherDevice: 'Outro dispositivo',
  deviceWith: (system: string) => `Navegador ${system}`,
  newAccess: 'Novo acesso à sua conta',
  newAccessBody: (device: string, at: Date, link: string, provider: string) =>
    `Novo acesso à sua conta em ${provider}: ${device}, ${formatLongDate(lisbonToday(at))}, às ${lisbonTime(at)}. Se não foi você, termine a sessão em: ${link}`,
  ended: (count: number) => (count === 1 ? 'Terminou 1 sessão.' : `Terminou ${count} sessões.`),
} as const;
