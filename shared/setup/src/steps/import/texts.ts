/** What this page says. */
export const texts = {
  heading: 'Trazer o que já tem',
  description:
    'Envie um ficheiro CSV e faça um ensaio: vê o que acontece a cada linha antes de mudar alguma coisa.',
  send: 'Enviar um ficheiro',
  kind: 'O que traz o ficheiro',
  items: 'Itens',
  kinds: {
    customers: { title: 'Clientes', sub: 'Nome, e telemóvel ou e-mail; NIF e morada se tiver' },
    items: { title: 'Itens', sub: 'O que pergunta ao registar, e o contacto do cliente' },
    services: { title: 'Serviços', sub: 'Nome e duração; pré-pagamento se tiver' },
    appointments: { title: 'Marcações', sub: 'Data, hora, serviço e contacto do cliente' },
  },
  /** Of what a file may hold before the first publication. */
  notYet: {
    items: 'Só depois de publicar: até lá não se pergunta nada sobre itens',
    appointments:
      'Antes de publicar, só as de serviços que trouxe num ficheiro ou pelo seu programa',
  },
  drop: 'Arraste o ficheiro para aqui, ou',
  choose: 'Escolher ficheiro',
  limits: 'CSV com os nomes das colunas na primeira linha, até 10 MB e 10 000 linhas.',
  sending: (file: string) => `A enviar ${file}…`,
  sendAgain: 'Enviar outra vez',
  notSent: (file: string) => `Sem ligação. ${file} não foi enviado.`,
  tooLarge: 'O ficheiro tem mais de 10 MB. Divida-o em partes.',
  howCsv: 'No Excel ou no Google Sheets, guarde a folha como CSV.',
  problems: {
    quote: 'Há aspas que não fecham. Corrija essa linha e envie o ficheiro de novo.',
    text: 'Este ficheiro não é CSV.',
    columns: 'O ficheiro tem mais de 200 colunas. Tire as que não interessam.',
    empty: 'O ficheiro não tem linhas abaixo dos nomes das colunas.',
    lines: 'O ficheiro tem mais de 10 000 linhas. Divida-o em partes.',
  },
  offline: 'Sem ligação. Nada se perdeu: tente outra vez.',
  followOffline: 'Sem ligação. O trabalho continua; a página volta a olhar quando houver rede.',
  refusals: {
    CHECK_AGAIN: 'As colunas mudaram. Faça outro ensaio.',
    COLUMN_MISSING: 'Ainda falta dizer que coluna é qual.',
    ALREADY_RUN: 'Esta importação já correu. Para outra, envie o ficheiro de novo.',
    FORGOTTEN: 'O que este ficheiro dizia já foi esquecido. Envie-o de novo.',
    NOT_RUN: 'Esta importação ainda não correu.',
    TOO_LATE: 'Já passaram os 7 dias em que se pode anular.',
  },
  gone: 'Este ficheiro já não está aqui.',
  goneAbout: 'Foi apagado, ou passaram os 7 dias em que fica guardado.',
  sendAnother: 'Enviar outro ficheiro',
  program: 'Também pelo seu programa',
  programKinds: [
    { label: 'Este ficheiro', value: 'POST /imports' },
    { label: 'Serviços e pessoas', value: 'PUT /services/{id} e PUT /experts/{id}' },
    { label: 'Horário e fechos', value: 'PUT /hours e POST /closures' },
    { label: 'Marcações, com os seus clientes', value: 'POST /appointments' },
  ],
  how: 'São chamadas da API do prestador, em /provider-api/v1, com uma chave que se mostra uma só vez.',
  key: 'Criar uma chave',
} as const;
