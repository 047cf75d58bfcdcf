/** Texts of what a new customer can do first. */
export const texts = {
  title: 'Para começar',
  done: 'Feito: ',
  profile: 'Completar o seu perfil',
  profileWhy: 'Nome, telemóvel e e-mail',
  item: (item: string) => `Adicionar ${item}`,
  itemWhy: 'Ao marcar, é só escolher',
  book: 'Fazer a primeira marcação',
  bookWhy: (provider: string) => `Em ${provider}, quando lhe der jeito`,
} as const;
