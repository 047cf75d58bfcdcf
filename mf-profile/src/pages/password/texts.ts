import {
  PASSWORD_RULE,
  PASSWORDS_DIFFERENT,
  PASSWORDS_DIFFERENT_TITLE,
} from '@portal/domain/password';

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
  different: { title: PASSWORDS_DIFFERENT_TITLE, body: PASSWORDS_DIFFERENT },
  confirm: {
    title: 'Alterar a password?',
    body: 'A partir de agora entra com a nova password. As outras sessões são terminadas.',
    confirm: 'Alterar',
    cancel: 'Cancelar',
  },
  done: 'Password Alterada',
} as const;
