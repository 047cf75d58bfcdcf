/** Texts of the export of a customer's data. */
export const texts = {
  ready: (provider: string) => `Os seus dados em ${provider} estão prontos a descarregar.`,
  mailSubject: (provider: string) => `Os seus dados em ${provider} estão prontos`,
  mailBody: (provider: string, address: string, hours: number) =>
    `O ficheiro com os seus dados em ${provider} está pronto. Descarregue-o nas próximas ${hours} horas, com a sua sessão iniciada:\n\n${address}\n\nSe não foi o seu pedido, termine as outras sessões na página Dispositivos.\n\n${provider}`,
  fileName: (day: string) => `os-meus-dados-${day}.zip`,
} as const;
