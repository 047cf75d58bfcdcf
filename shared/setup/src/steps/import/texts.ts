/** What this page says. */
export const texts = {
  heading: 'Trazer o que já tem',
  description: 'O seu programa pode pôr aqui serviços, pessoas, horário, clientes e marcações.',
  what: 'O que pode vir do seu programa',
  kinds: [
    { label: 'Serviços e pessoas', value: 'PUT /services/{id} e PUT /experts/{id}' },
    { label: 'Horário e fechos', value: 'PUT /hours e POST /closures' },
    { label: 'Marcações, com os seus clientes', value: 'POST /appointments' },
  ],
  how: 'São chamadas da API do prestador, em /provider-api/v1, com uma chave que se mostra uma só vez.',
  key: 'Criar uma chave',
} as const;
