import { formatLongDate, lisbonToday } from '@portal/domain/time/isoDate';

/** Texts of the identity calls. */
export const texts = {
  codeSentSms: 'Se o número estiver correto, recebe um SMS com o código dentro de momentos.',
  codeSentEmail: 'Se o endereço estiver correto, recebe um e-mail com o código dentro de momentos.',
  waitBeforeResend: 'Aguarde um pouco antes de pedir outro código.',
  smsFailed: 'Ocorreu um erro a enviar SMS com código de validação',
  emailFailed: 'Ocorreu um erro a enviar e-mail com código de validação',
  phoneValidated: 'Telefone validado.',
  emailValidated: 'Email validado.',
  userExists: 'Utilizador já Existente',
  wrongLogin: 'Confirme os seus dados ou faça o registo do seu e-mail.',
  confirmationExpired: 'A ligação de confirmação expirou. Peça uma nova.',
  confirmationNeedsPassword: 'Para confirmar, escreva a password com que criou a conta.',
  confirmationWrongPassword: 'Esta não é a password com que a conta foi criada.',
  registrationTokenInvalid: 'A validação do seu contacto expirou. Peça um novo código.',
  alreadyRegistered: 'Já está registado neste prestador. Inicie sessão.',
  registered: 'Registo Concluído',
  loggedOut: 'Sessão terminada.',
  loggedOutEverywhere: 'As suas sessões foram todas terminadas.',
  unknownSession: 'Esta sessão já não existe.',
  passwordCommon:
    'Esta password é das primeiras que alguém experimenta. Junte outra palavra, por exemplo.',
  passwordChanged: 'Password Alterada',
  sessionTooOld: 'Por segurança, inicie sessão novamente antes de alterar a password.',
  loginAgain: 'Por segurança, inicie sessão novamente para fazer esta alteração.',
  changePending: (until: Date) =>
    `Por segurança, só pode fazer isto a partir de ${formatLongDate(lisbonToday(until))}.`,
  nothingToChange: 'Ainda não entra com um contacto deste tipo. Adicione-o no perfil.',
  sameContact: 'Já entra com este contacto.',
  changeReversed: 'Repusemos o seu contacto e terminámos todas as sessões.',
  changeLinkInvalid: 'Esta ligação já não é válida',
  loginContactChanged: (contact: string, link: string) =>
    `Mudou o contacto com que entra na conta para ${contact}. Se não foi o seu pedido, abra: ${link}`,
  nameTooLong: 'O nome é demasiado longo.',
  nameInvalid: 'O nome não pode ter barras, dois pontos nem mudanças de linha.',
  fieldTooLong: 'O texto introduzido é demasiado longo.',
  tooManyPhones: 'Pode inserir no máximo 3 números de contacto',
  vatLocked: 'O NIF já registado não pode ser alterado.',
  unknownCountry: 'O país indicado não existe.',
  notInDemo: 'Indisponível na versão Demo.',
  demoLinkWrong: 'Ocorreu um erro ao entrar nesta empresa demo. Verifique a ligação utilizada.',
  demoUnavailable: 'A empresa demo indicada já não está disponível.',
  /** The last line lets the browser at that address, and no other, fill the code in (WebOTP). */
  sms: (code: string, provider: string, host: string) =>
    `${code} é o seu código ${provider}. Válido durante 10 minutos. Não o partilhe.\n\n@${host} #${code}`,
  emailSubject: (code: string, provider: string) => `${code} é o seu código ${provider}`,
  emailBody: (code: string, provider: string) =>
    `O seu código de validação é ${code}.\n\nÉ válido durante 10 minutos. Se não o pediu, ignore esta mensagem.\n\n${provider}`,
  confirmSubject: (provider: string) => `Confirme o seu e-mail em ${provider}`,
  confirmationResent:
    'Se houver uma conta com este e-mail e esta password, recebe um e-mail dentro de momentos.',
  alreadyConfirmedSubject: (provider: string) => `O seu e-mail em ${provider} já está confirmado`,
  alreadyConfirmedBody: (address: string, provider: string) =>
    `O seu e-mail já está confirmado. Pode entrar aqui:\n\n${address}\n\nSe se esqueceu da password, peça um código nessa página.\n\n${provider}`,
  confirmBody: (address: string, provider: string) =>
    `Alguém criou uma conta em ${provider} com este e-mail. Se foi você, abra esta ligação e confirme:\n\n${address}\n\nÉ válida durante 24 horas. Se não foi você, ignore esta mensagem: sem a sua confirmação, ninguém entra com este e-mail.\n\n${provider}`,
  loginContactAddedSubject: (provider: string) =>
    `Foi alterada a forma de entrar na sua conta em ${provider}`,
  loginContactAdded: (contact: string, provider: string) =>
    `Agora é possível entrar na sua conta com ${contact}. Se não foi o seu pedido, termine as outras sessões e contacte o prestador.\n\n${provider}`,
  passwordChangedSubject: (provider: string) => `A sua password em ${provider} foi alterada`,
  passwordChangedBody: (provider: string) =>
    `A password da sua conta foi alterada e as outras sessões foram terminadas. Se não foi o seu pedido, contacte o prestador.\n\n${provider}`,
} as const;
