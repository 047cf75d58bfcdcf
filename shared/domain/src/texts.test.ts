import { expect, test } from 'vitest';
import * as limits from './limits.ts';
import * as texts from './texts.ts';

test('the generic texts are exact [ERR-01] [ERR-02] [ERR-48]', () => {
  expect({ ...texts }).toEqual({
    GENERIC_ERROR_TITLE: 'Pedido Sem Sucesso',
    GENERIC_ERROR_NAME: 'Pedido sem sucesso',
    GENERIC_ERROR: 'Foi encontrado um problema durante o pedido, por favor tente mais tarde',
    REGISTRATION_FAILED_TITLE: 'Registado sem sucesso',
    REQUIRED_FIELD: 'Campo obrigatório!',
    TERMS_NOT_ACCEPTED: 'Tem que aceitar os termos e condições',
    WARNING_TITLE: 'Aviso',
    ATTENTION_TITLE: 'Atenção',
    DONE: 'Concluído',
    REQUEST_SUCCEEDED: 'Pedido efectuado com Sucesso',
    UPLOAD_RUNNING: 'O seu ficheiro está a ser carregado...',
    DELETE_RUNNING: 'O seu ficheiro está a ser apagado...',
    UPLOAD_DONE_TITLE: 'Concluído!',
    INVALID_DATA_TITLE: 'Dados Incorrectos',
    INVALID_FORMAT_TITLE: 'Formato Inválido',
    NOT_AUTHORISED_TITLE: 'Acesso Não Autorizado',
  });
});

test('text lengths and page constants', () => {
  expect([
    limits.CHAT_MAX_LENGTH,
    limits.RATING_NOTE_MAX_LENGTH,
    limits.FEEDBACK_MAX_LENGTH,
    limits.ITEM_FIELD_MAX_LENGTH,
  ]).toEqual([1000, 2000, 2000, 255]);
  expect([
    limits.MOBILE_MAX_WIDTH,
    limits.KEYBOARD_HEIGHT_DROP,
    limits.RESIZE_DELAY_MS,
    limits.SWIPER_SPEED_MS,
  ]).toEqual([768, 100, 200, 80]);
  expect([limits.SCROLL_SHADOW_PX, limits.ITEM_LIST_SCROLL_SHADOW_PX]).toEqual([10, 20]);
  expect([limits.SELECT_MENU_MAX_HEIGHT, limits.ITEM_FORM_SELECT_MENU_MAX_HEIGHT]).toEqual([
    200, 114,
  ]);
  expect(limits.VIRTUAL_LIST).toEqual({ rowHeight: 256, overscan: 6 });
});
