/** Widths up to this one, in CSS pixels, count as mobile (LIM-02). */
export const MOBILE_MAX_WIDTH = 768;
/** The on-screen keyboard is open when the height drops by more pixels than this (LIM-03). */
export const KEYBOARD_HEIGHT_DROP = 100;
export const RESIZE_DELAY_MS = 200;
export const SWIPER_SPEED_MS = 80;
/** Pixels scrolled before the shadow shows (LIM-06). */
export const SCROLL_SHADOW_PX = 10;
export const ITEM_LIST_SCROLL_SHADOW_PX = 20;
/** Heights of an open select menu, in pixels (LIM-08). */
export const SELECT_MENU_MAX_HEIGHT = 200;
export const ITEM_FORM_SELECT_MENU_MAX_HEIGHT = 114;
/** The shared virtual list (LIM-09, C-15) and the history on mobile (SRV-09). */
export const VIRTUAL_LIST = { rowHeight: 256, overscan: 6 } as const;
export const VIRTUAL_HISTORY = {
  above: 40,
  itemHeight: 280,
  overscan: 10,
  minColumnWidth: 308,
} as const;
/** Toasts without a button (SID-17, C-31). */
export const TOAST_MS = 3000;
export const SERVICES_REFRESH_MS = 300_000;
export const NOTIFICATIONS_REFRESH_MS = 60_000;
/** Longest texts, in characters (VAL-21..23, DET-51, BKG-48, ITM-23). */
export const CHAT_MAX_LENGTH = 1000;
export const CHAT_COUNTER_FROM = 600;
/** The chat, in pixels from its end: nearer than this it follows new messages; nearer than this it is at its end (LIM-07). */
export const CHAT_FOLLOW_PX = 50;
export const CHAT_END_PX = 20;
export const RATING_NOTE_MAX_LENGTH = 2000;
export const FEEDBACK_MAX_LENGTH = 2000;
export const SERVICE_OBSERVATION_MAX_LENGTH = 255;
export const ITEM_FIELD_MAX_LENGTH = 255;
/** Saved wizard state and repeat records older than this are ignored (BKG-28, C-121). */
export const WIZARD_STATE_LIFETIME_MS = 3_600_000;
