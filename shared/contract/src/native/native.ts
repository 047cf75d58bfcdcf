/** Where the page runs: in one of the wrappers, or in a browser. */
export type NativePlatform = 'ANDROID' | 'IOS' | 'WEB';

export interface CalendarEvent {
  /** The appointment (`S-…`): by it calendars know the event again. Shells before 1.3.0 do not read it. */
  id?: string;
  /** Domain of its provider; without it that of the portal. Applications do not get it. */
  domain?: string;
  title: string;
  location?: string;
  description?: string;
  /** ISO instants. */
  start: string;
  end: string;
}

export interface SharedContent {
  title: string;
  text?: string;
  url: string;
}

export interface Place {
  latitude: number;
  longitude: number;
}

/** Where messages for a device go, and the keys that they are encrypted with (RFC 8030, RFC 8291). */
export interface PushSubscriber {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** What the wrapper can do, each with a web fallback (NAT-04, NAT-06, NAT-09). */
export interface NativeCapabilities {
  /** Where the portal runs: in a wrapper, or in a browser (`WEB`). */
  readonly platform: NativePlatform;
  /** Saves a file on the device under this name. */
  download(file: { url: string; name: string }): Promise<void>;
  /** Resolves to `copied` where the browser cannot share and the address was copied instead. */
  share(content: SharedContent): Promise<'shared' | 'copied' | 'dismissed'>;
  /** Offers an event to the calendar of the device; a file of it in a browser. */
  addToCalendar(event: CalendarEvent): Promise<void>;
  /** Null when the customer does not allow it, and when the place cannot be found. */
  locate(): Promise<Place | null>;
  /**
   * Says that a pull must not reload the page now, because something typed would be lost (C-129).
   * Calls are counted: every `false` is taken back by one `true`.
   */
  setPullToRefresh(enabled: boolean): void;
  /**
   * Asks for notices by the application itself (REM-14): the customer first, where the system wants that. Null when it is
   * refused. Absent in browsers, which subscribe by themselves, and where the application has none.
   * @param key the portal's, base64url
   */
  readonly subscribePush?: (key: string) => Promise<PushSubscriber | null>;
}
