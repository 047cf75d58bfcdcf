export interface InfoRequest {
  title: string;
  body: string;
  /** Label of the only button; `OK` when absent. */
  closeLabel?: string;
}

export interface ConfirmRequest {
  title: string;
  body: string;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'normal' | 'danger';
  /** Large figure under the title, for example an amount. */
  figure?: string;
}

export interface ToastRequest {
  message: string;
  tone?: 'neutral' | 'success' | 'danger';
  /** With an action the toast stays until it is answered (C-31); without one it lasts 3 s (SID-17). */
  action?: { label: string; run: () => void };
}

export interface LiteRegisterRequest {
  /** What needs an account, as a sentence; a general one when absent. */
  body?: string;
  /** App path to go on at after logging in or registering. */
  next?: string;
  /** Called once the visitor has chosen to leave lite mode, before the shell does. */
  onLeave?: () => void;
}

/** Everything that covers the page; drawn by the shell so that focus and scroll lock are right. */
export interface Overlays {
  info(request: InfoRequest): Promise<void>;
  /** The `Aviso` and `Atenção` family: like info, with the warning look. */
  warn(request: InfoRequest): Promise<void>;
  confirm(request: ConfirmRequest): Promise<boolean>;
  toast(request: ToastRequest): void;
  /** Asks for a contact phone; null when the customer gave none. The number is in E.164 (`+351…`). */
  phonePrompt(request: { title: string; body: string }): Promise<string | null>;
  /** In lite mode: offers to register or to log in, which leaves lite mode (LITE-07, LITE-31, C-38). */
  liteRegister(request?: LiteRegisterRequest): Promise<void>;
  /** Shows the privacy and terms texts. */
  legal(section?: 'policy' | 'interpretation' | 'usage'): Promise<void>;
}
