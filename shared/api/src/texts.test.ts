import { expect, test } from 'vitest';
import { DONE } from '@portal/domain/texts';
import * as texts from './texts.ts';

test('the generic texts are exact [ERR-01] [ERR-02] [ERR-48]', () => {
  expect({ ...texts }).toEqual({
    GENERIC_ERROR_TITLE: 'Pedido Sem Sucesso',
    GENERIC_ERROR_NAME: 'Pedido sem sucesso',
    GENERIC_ERROR: 'Foi encontrado um problema durante o pedido, por favor tente mais tarde',
    REGISTRATION_FAILED_TITLE: 'Registado sem sucesso',
    WARNING_TITLE: 'Aviso',
    ATTENTION_TITLE: 'Atenção',
    REQUEST_SUCCEEDED: 'Pedido efectuado com Sucesso',
    UPLOAD_RUNNING: 'O seu ficheiro está a ser carregado...',
    DELETE_RUNNING: 'O seu ficheiro está a ser apagado...',
    UPLOAD_DONE_TITLE: 'Concluído!',
    INVALID_DATA_TITLE: 'Dados Incorrectos',
    INVALID_FORMAT_TITLE: 'Formato Inválido',
    NOT_AUTHORISED_TITLE: 'Acesso Não Autorizado',
  });
  expect(DONE).toBe('Concluído');
});
