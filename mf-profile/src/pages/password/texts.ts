import { INVALID_DATA_TITLE } from '@portal/api/texts';
import { PASSWORD_RULE } from '@portal/domain/access/isStrongPassword';

export const texts = {
  title: 'Alterar password',
  purpose: 'Use uma password que não usa noutros sítios.',
  password: 'Nova password',
  confirmation: 'Confirmar password',
  rule: PASSWORD_RULE,
  checks: {
    length: '8 caracteres',
    upperCase: 'Maiúscula',
    lowerCase: 'Minúscula',
    digit: 'Número',
    symbol: 'Símbolo',
  },
  fulfilled: 'cumprido',
  missing: 'em falta',
  save: 'Guardar Alterações',
  /** Exact text (PWD-03). */
  different: { title: INVALID_DATA_TITLE, body: 'As passwords inseridas são diferentes' },
  confirm: {
    title: 'Alterar a password?',
    body: 'A partir de agora entra com a nova password. As outras sessões são terminadas.',
    confirm: 'Alterar',
    cancel: 'Cancelar',
  },
  done: 'Password Alterada',
} as const;
