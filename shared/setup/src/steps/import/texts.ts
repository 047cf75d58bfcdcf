/** What this page says. */
export const texts = {
  heading: 'Trazer o que já tem',
  description: 'O seu programa pode pôr aqui serviços, pessoas, horário, clientes e marcações.',
  what: 'O que pode vir do seu programa',
  kinds: [
    { label: 'Serviços e pessoas', value: 'PUT /provider/services/{id} e /provider/experts/{id}' },
    { label: 'Horário e fechos', value: 'PUT /provider/hours e POST /provider/closures' },
    { label: 'Marcações, com os seus clientes', value: 'POST /provider/appointments' },
  ],
  how: 'Precisa de uma chave, que se mostra uma só vez.',
  key: 'Criar uma chave',
} as const;
