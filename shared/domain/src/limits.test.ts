import { expect, test } from 'vitest';
import * as limits from './limits.ts';
import { DONE, REQUIRED_FIELD, TERMS_NOT_ACCEPTED } from './texts.ts';

test('the exact texts of forms [VAL-18] [VAL-19]', () => {
  expect([REQUIRED_FIELD, TERMS_NOT_ACCEPTED, DONE]).toEqual([
    'Campo obrigatório!',
    'Tem que aceitar os termos e condições',
    'Concluído',
  ]);
});

test('the constants are those of the specification', () => {
  expect({ ...limits }).toEqual({
    MOBILE_MAX_WIDTH: 768,
    KEYBOARD_HEIGHT_DROP: 100,
    RESIZE_DELAY_MS: 200,
    SWIPER_SPEED_MS: 80,
    MEDIA_SWIPE_PX: 20,
    THUMBNAIL: { width: 200, type: 'image/jpeg', quality: 0.8 },
    SCROLL_SHADOW_PX: 10,
    ITEM_LIST_SCROLL_SHADOW_PX: 20,
    HELD_UNTIL_MINUTES: 120,
    CHAT_FOLLOW_PX: 50,
    CHAT_END_PX: 20,
    SELECT_MENU_MAX_HEIGHT: 200,
    ITEM_FORM_SELECT_MENU_MAX_HEIGHT: 114,
    VIRTUAL_LIST: { rowHeight: 256, overscan: 6 },
    TOAST_MS: 3000,
    SERVICES_REFRESH_MS: 300_000,
    NOTIFICATIONS_REFRESH_MS: 60_000,
    CHAT_MAX_LENGTH: 1000,
    CHAT_COUNTER_FROM: 600,
    RATING_NOTE_MAX_LENGTH: 2000,
    FEEDBACK_MAX_LENGTH: 2000,
    SERVICE_OBSERVATION_MAX_LENGTH: 255,
    MAX_CONTACTS: { phone: 3, email: 2 },
    ITEM_FIELD_MAX_LENGTH: 255,
    WAITING_MAX_DAYS: 60,
  });
});
