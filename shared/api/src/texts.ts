/** The exact texts about calls that several screens, or a screen and the server, show. */
export const GENERIC_ERROR_TITLE = 'Pedido Sem Sucesso';
/** The catalogue's own spelling of the generic title (ERR-01, C-18); dialogs use GENERIC_ERROR_TITLE. */
export const GENERIC_ERROR_NAME = 'Pedido sem sucesso';
export const GENERIC_ERROR =
  'Foi encontrado um problema durante o pedido, por favor tente mais tarde';
/** Title of the generic registration failure (ERR-02, C-136). */
export const REGISTRATION_FAILED_TITLE = 'Registado sem sucesso';
/** Title of every warning about something typed (ERR-49, BIL-07). */
export const WARNING_TITLE = 'Aviso';
/** Title of dialogs before something is removed (ITM-13, MED-08). */
export const ATTENTION_TITLE = 'Atenção';
/** ERR-48. */
export const REQUEST_SUCCEEDED = 'Pedido efectuado com Sucesso';
/** MED-12, MED-13. */
export const UPLOAD_RUNNING = 'O seu ficheiro está a ser carregado...';
export const DELETE_RUNNING = 'O seu ficheiro está a ser apagado...';
export const UPLOAD_DONE_TITLE = 'Concluído!';
/** Titles that several screens show for a refused call. */
export const INVALID_DATA_TITLE = 'Dados Incorrectos';
export const INVALID_FORMAT_TITLE = 'Formato Inválido';
export const NOT_AUTHORISED_TITLE = 'Acesso Não Autorizado';
