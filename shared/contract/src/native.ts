export interface CalendarEvent {
  title: string;
  location?: string;
  description?: string;
  /** ISO instants. */
  start: string;
  end: string;
}

/** What the wrapper can do, each with a web fallback. */
export interface NativeCapabilities {
  readonly platform: 'ANDROID' | 'IOS' | 'WEB';
  download(file: { url: string; name: string }): Promise<void>;
  /** Resolves to `copied` where the browser cannot share and the address was copied instead. */
  share(content: {
    title: string;
    text?: string;
    url: string;
  }): Promise<'shared' | 'copied' | 'dismissed'>;
  addToCalendar(event: CalendarEvent): Promise<void>;
  locate(): Promise<{ latitude: number; longitude: number } | null>;
  setPullToRefresh(enabled: boolean): void;
}
