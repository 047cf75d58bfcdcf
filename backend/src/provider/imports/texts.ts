/** Why a line is not taken, as the provider reads it (SET-24). */
export const texts = {
  repeated: (n: number) => `Repetida no ficheiro: já está na linha ${n}`,
  noContact: 'Falta o telefone ou o e-mail do cliente',
  unknownCustomer: 'Não há este cliente',
  otherCustomer: 'Estes contactos são de clientes diferentes',
  otherExternalId: 'Este cliente já tem outro código',
  externalIdTooLong: 'O código tem mais de 100 caracteres',
  itemOfOther: 'Este código já é de outro cliente',
  wrongServiceId:
    'O código de um serviço tem 1 a 64 letras sem acento, algarismos, pontos, hífenes ou traços baixos',
  noName: 'Falta o nome',
  nameTooLong: 'O nome tem mais de 255 caracteres',
  wrongDuration: 'A duração não está entre 5 e 1440 minutos',
  wrongPayment: 'O pré-pagamento não é um valor em euros',
  unknownService: 'Não há este serviço',
  /** Before the first publication (C-941). */
  unpublishedService:
    'Este serviço ainda não está publicado: publique primeiro, ou traga os serviços num ficheiro',
  unpublishedExpert: 'Este profissional ainda não está publicado: publique primeiro a configuração',
  unpublishedItems: 'Ainda não se pergunta nada sobre itens: publique primeiro a configuração',
  unknownExpert: 'Não há este profissional, ou não faz este serviço',
  wrongDate: 'A data não é válida',
  wrongTime: 'A hora não é válida',
  past: 'A hora já passou',
  fixedElsewhere: 'Este serviço começa noutra hora',
  taken: 'A hora já está ocupada',
  obsTooLong: 'As observações têm mais de 255 caracteres',
  appointmentDiffers:
    'Esta marcação já existe com outra hora, serviço ou cliente, ou foi cancelada',
  csvColumns: ['linha', 'resultado', 'motivo'],
} as const;
