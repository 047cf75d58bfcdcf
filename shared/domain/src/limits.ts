/** Widths up to this one, in CSS pixels, count as mobile (LIM-02). */
export const MOBILE_MAX_WIDTH = 768;
/** The on-screen keyboard is open when the height drops by more pixels than this (LIM-03). */
export const KEYBOARD_HEIGHT_DROP = 100;
/** LIM-04. */
export const RESIZE_DELAY_MS = 200;
/** LIM-05. */
export const SWIPER_SPEED_MS = 80;
/** How far a finger moves in the media viewer before it counts as a swipe, in pixels (MED-04). */
export const MEDIA_SWIPE_PX = 20;
/** The small picture of a file (MED-11): width in pixels. */
export const THUMBNAIL = { width: 200, type: 'image/jpeg', quality: 0.8 } as const;
/** Pixels scrolled before the shadow shows (LIM-06). */
export const SCROLL_SHADOW_PX = 10;
export const ITEM_LIST_SCROLL_SHADOW_PX = 20;
/** Pixels from the end of the chat (LIM-07): a reader nearer than this is taken along by a new message; so near counts as the end. */
export const CHAT_FOLLOW_PX = 50;
export const CHAT_END_PX = 20;
/** Heights of an open select menu, in pixels (LIM-08). */
export const SELECT_MENU_MAX_HEIGHT = 200;
export const ITEM_FORM_SELECT_MENU_MAX_HEIGHT = 114;
/** The shared virtual list, in pixels and rows (LIM-09, C-15). */
export const VIRTUAL_LIST = { rowHeight: 256, overscan: 6 } as const;
/** Toasts without a button (SID-17, C-31). */
export const TOAST_MS = 3000;
/** How often services are asked for again (SRV-17, C-14). */
export const SERVICES_REFRESH_MS = 300_000;
/** How often notifications are asked for again (NOT-06, C-14). */
export const NOTIFICATIONS_REFRESH_MS = 60_000;
/** Longest chat comment, in characters (VAL-21), and where its counter starts (DET-51). */
export const CHAT_MAX_LENGTH = 1000;
export const CHAT_COUNTER_FROM = 600;
/** Longest note of a rating, in characters (VAL-22). */
export const RATING_NOTE_MAX_LENGTH = 2000;
/** Longest feedback and support text, in characters (VAL-23). */
export const FEEDBACK_MAX_LENGTH = 2000;
/** Longest observation of a service, in characters (BKG-48). */
export const SERVICE_OBSERVATION_MAX_LENGTH = 255;
/** Most contacts of a customer, by their kind (VAL-12). */
export const MAX_CONTACTS = { phone: 3, email: 2 } as const;
/** Longest value of an item field, in characters (ITM-23). */
export const ITEM_FIELD_MAX_LENGTH = 255;
/** Days that an entry on the waiting list spans at most (WAI-01). */
export const WAITING_MAX_DAYS = 60;
/** A time that is wished for is held at the latest until so long before the earlier of both starts (RSC-08). */
export const HELD_UNTIL_MINUTES = 120;
