import { formatLongDate, lisbonTime, lisbonToday } from '@portal/domain/time/isoDate';

/** Texts of passkeys. */
export const texts = {
  refused: 'Não foi possível entrar com a chave de acesso. Peça um código.',
  notMade: 'Não foi possível criar a chave de acesso. Tente novamente.',
  tooMany: (most: number) => `Já tem ${most} chaves de acesso. Remova uma delas para criar outra.`,
  onlyAt: (domain: string) => `As chaves de acesso são para o endereço ${domain}.`,
  unknown: 'Esta chave de acesso já não existe.',
  removed: 'Chave de acesso removida.',
  madeSubject: (provider: string) => `Nova chave de acesso em ${provider}`,
  madeBody: (device: string, at: Date, link: string, provider: string) =>
    `Foi criada uma chave de acesso para entrar na sua conta em ${provider}: ${device}, ${formatLongDate(lisbonToday(at))}, às ${lisbonTime(at)}. Se não foi você, remova-a em: ${link}`,
  removedSubject: (provider: string) => `Chave de acesso removida em ${provider}`,
  removedBody: (device: string, at: Date, link: string, provider: string) =>
    `Foi removida uma chave de acesso da sua conta em ${provider}: ${device}, ${formatLongDate(lisbonToday(at))}, às ${lisbonTime(at)}. Se não foi você, termine as outras sessões em: ${link}`,
} as const;
