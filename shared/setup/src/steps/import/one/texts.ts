const lines = (count: number) => (count === 1 ? '1 linha' : `${count} linhas`);
const these = (count: number) => (count === 1 ? 'a linha' : `as ${count}`);

/** What is said of one import. */
export const texts = {
  lines,
  columnsHeading: 'O que é cada coluna?',
  columnsAbout: (file: string, count: number) =>
    `${file}, ${lines(count)}. Confirme, e faça um ensaio: ainda nada muda.`,
  taken: (count: number, all: number) => {
    if (count === 0) return 'Nenhuma linha entra.';
    if (count < all) return `${count} de ${all} linhas entram.`;
    return all === 1 ? 'A linha entra.' : `As ${all} linhas entram.`;
  },
  rehearsed: 'Isto foi só um ensaio: ainda nada mudou.',
  correctOrLeave: (count: number) =>
    count === 1 ? 'Corrija a que falta ou siga sem ela.' : `Corrija as ${count} ou siga sem elas.`,
  running: 'A importar…',
  runningAbout: 'Pode sair desta página: a importação continua.',
  done: (count: number, all: number) =>
    count === all ? `Importado: ${lines(all)}.` : `Importado: ${count} de ${all} linhas.`,
  doneAbout: 'Ninguém recebeu mensagens por isto. Pode anular durante 7 dias.',
  failed: 'A importação parou.',
  failedAbout: (count: number, all: number) =>
    `Entraram ${count} de ${all} linhas. Continue: nenhuma entra duas vezes.`,
  undoing: 'A anular…',
  undoingAbout: 'Pode sair desta página: o trabalho continua.',
  undoFailed: 'A anulação parou.',
  undoFailedAbout: (count: number, all: number) =>
    `Foram vistas ${count} de ${all} linhas. Continue a anular: o resto ainda está no portal.`,
  undone: 'A importação foi anulada.',
  undoneBut: (count: number) => `Anulada, menos ${lines(count)}.`,
  undoneAbout: 'Está tudo como antes do ficheiro.',
  keptAbout: 'Ficaram as linhas em que alguém mexeu entretanto.',
  forgotten: 'O que este ficheiro dizia foi esquecido.',
  forgottenAbout: 'Um ficheiro fica guardado 7 dias. O que foi importado continua no portal.',
  progress: (done: number, total: number) => `${done} de ${total} linhas`,
  columns: 'Colunas',
  recognised: (count: number, all: number) =>
    `${count} de ${all} ${count === 1 ? 'reconhecida' : 'reconhecidas'}`,
  inFile: 'No ficheiro',
  example: 'Exemplo',
  inPortal: 'No portal',
  fieldOf: (column: string) => `Campo para a coluna ${column}`,
  leaveOut: 'Não importar',
  noLonger: (column: string) => `A coluna ${column} deixa de ser importada.`,
  or: ' ou ',
  lacks: (fields: string) => `Falta: ${fields}`,
  lacksTitle: 'Faltam colunas',
  rehearse: 'Fazer ensaio',
  rehearsing: 'A ensaiar…',
  nothingYet: 'Ainda nada muda',
  leftOut: (count: number) =>
    count === 0
      ? 'Nenhuma fica de fora'
      : count === 1
        ? '1 linha fica de fora'
        : `${count} linhas ficam de fora`,
  run: (count: number) => `Importar ${count}`,
  goOn: 'Continuar a importar',
  undoOn: 'Continuar a anular',
  undo: 'Anular importação',
  reportOf: {
    checked: (file: string) => `Ensaio de ${file}`,
    done: (file: string) => `O que aconteceu a ${file}`,
  },
  made: {
    customers: ['cliente novo', 'clientes novos'],
    items: ['registo novo', 'registos novos'],
    services: ['serviço novo', 'serviços novos'],
    appointments: ['marcação nova', 'marcações novas'],
  },
  changed: ['já existe, atualizado', 'já existem, atualizados'],
  same: ['já existe, igual', 'já existem, iguais'],
  refused: ['linha com erro', 'linhas com erro'],
  which: 'Linhas a mostrar',
  tabs: {
    refused: (count: number) => `Com erro (${count})`,
    kept: (count: number) => `Ficaram (${count})`,
    all: (count: number) => `Todas (${count})`,
  },
  line: 'Linha',
  outcomes: { novo: 'Novo', altera: 'Já existe, atualiza', igual: 'Já existe, igual' },
  recusada: 'Recusada: ',
  kept: 'Fica: alguém mexeu entretanto',
  takenBack: 'Anulada',
  more: 'Ver mais linhas',
  download: (count: number) => `Descarregar ${these(count)}`,
  sendCorrected: 'Enviar ficheiro corrigido',
} as const;
