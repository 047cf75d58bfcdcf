/** The three parts of the legal texts (LEG-01). */
export type LegalSection = 'policy' | 'interpretation' | 'usage';

export interface InfoRequest {
  title: string;
  body: string;
  /** Label of the only button; `OK` when absent. */
  closeLabel?: string;
}

/** A line of what is asked about, with what stands at its right: a job and its price. */
export interface ContentLine {
  label: string;
  value: string;
}

/** Several things of one kind that an answer means. */
export interface ConfirmSection {
  title: string;
  lines: readonly string[];
}

export interface ConfirmRequest {
  title: string;
  body: string;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'normal' | 'danger';
  /** Large figure under the title, for example an amount. */
  figure?: string;
  /** What is asked about, line by line, between figure and body. Shells before 1.3.0 do not show it. */
  content?: readonly ContentLine[];
  /** What a yes does, in lists under the body. Shells before 1.3.0 do not show them. */
  sections?: readonly ConfirmSection[];
  /** What may be done instead, as a third button above the others; the answer is false then. Shells before 1.3.0 do not show it. */
  alternative?: { label: string; onChoose: () => void };
  /** Once it is aborted the question no longer holds: it is answered with no. Shells before 1.3.0 leave it open. */
  signal?: AbortSignal;
}

/** Asks for a phone number. */
export interface PhonePromptRequest {
  title: string;
  body: string;
  /** Once it is aborted the question no longer holds: nothing is answered. Shells before 1.3.0 leave it open. */
  signal?: AbortSignal;
}

export interface ToastRequest {
  message: string;
  tone?: 'neutral' | 'success' | 'danger';
  /** With an action the toast stays until it is answered (C-31); without one it lasts 3 s (SID-17). */
  action?: { label: string; run: () => void };
  /** Called once when the toast is gone: by its action, by closing it, or by itself. */
  onGone?: () => void;
  /** Once it is aborted the toast is taken away. Shells before 1.3.0 leave it. */
  signal?: AbortSignal;
}

export interface LiteRegisterRequest {
  /**
   * What needs an account, as a sentence; a general one when absent. Registration and login find it as `purpose` in the
   * state of their history entry, where no link from outside can put words.
   */
  body?: string;
  /** App path to go on at after logging in or registering. */
  next?: string;
  /** The visitor has asked for an account already, so nothing is asked again. */
  directly?: boolean;
  /** Called once the visitor has chosen to leave lite mode, before the shell does. */
  onLeave?: () => void;
  /** Offers a code beside the account, and is called when it is chosen (BUD-33). Shells before 1.3.0 do not offer it. */
  onCode?: () => void;
}

/** A company's terms and the words that stand in the sentences around them (SID-16, CFG-10). */
export interface AcceptedTermsRequest {
  /** Company name and VAT number; the number may be empty. */
  name: string;
  vat: string;
  /** What the company calls its clients, items and works: singular first, then plural. */
  client: readonly string[];
  item: readonly string[];
  work: readonly string[];
  /** Names of the companies that the terms are for; the company itself when absent. */
  companies?: readonly string[];
  /** The company's own terms; an empty line begins a paragraph. */
  terms: string;
}

/**
 * Everything that covers the page (SID-15); drawn by the shell so that focus and scroll lock are right.
 * One dialog at a time, in the order in which they were asked for; what the shell offers by itself
 * waits until nothing else is asked. Closing or going back gives the least an answer can mean.
 */
export interface Overlays {
  /** Says something that has to be read; resolves when it was closed. */
  info(request: InfoRequest): Promise<void>;
  /** The `Aviso` and `Atenção` family: like info, with the warning look. */
  warn(request: InfoRequest): Promise<void>;
  /** Asks a question; false also when the dialog is left by Escape or back. */
  confirm(request: ConfirmRequest): Promise<boolean>;
  /** Says in passing that something was done. */
  toast(request: ToastRequest): void;
  /** Asks for a contact phone; null when the customer gave none. The number is in E.164 (`+351…`). */
  phonePrompt(request: PhonePromptRequest): Promise<string | null>;
  /** In lite mode: offers to register or to log in, which leaves lite mode (LITE-07, LITE-31, C-38). */
  liteRegister(request?: LiteRegisterRequest): Promise<void>;
  /** Shows the privacy and terms texts. */
  legal(section?: LegalSection): Promise<void>;
  /** Shows the terms of one company (SID-16). */
  acceptedTerms(request: AcceptedTermsRequest): Promise<void>;
  /** `Modo Demo`: says why something cannot be done with a demo company (DEMO-09). */
  demo(body: string): Promise<void>;
  /**
   * Whether the portal may learn where the customer is. Asked once, the answer is remembered
   * (`readLocationRequest`, C-133); afterwards it resolves without a dialog.
   */
  location(): Promise<boolean>;
  /** Offers the tutorial video; it is fetched only when the customer plays it (CKE-22). */
  video(): Promise<void>;
}
