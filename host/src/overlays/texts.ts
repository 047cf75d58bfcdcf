import { PHONE_INVALID } from '@portal/domain/phones';

export const texts = {
  ok: 'OK',
  cancel: 'Cancelar',
  close: 'Fechar',
  save: 'Guardar',
  phone: 'Telefone de contacto',
  phoneInvalid: PHONE_INVALID,
  legalTitle: {
    policy: 'Política de privacidade',
    interpretation: 'Interpretação e definições',
    usage: 'Termos de utilização',
  },
  legalLoading: 'A carregar…',
  legalFailed: 'Não foi possível abrir os termos. Tente novamente dentro de momentos.',
} as const;
