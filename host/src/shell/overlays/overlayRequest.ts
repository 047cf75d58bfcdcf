import type {
  AcceptedTermsRequest,
  ConfirmRequest,
  InfoRequest,
  LegalSection,
  PhonePromptRequest,
  ToastRequest,
} from '@portal/contract/overlays';
import type { LiteRegisterAnswer } from '../lite/liteRegisterAnswer.ts';

/** One dialog that waits for its answer. */
export type OverlayRequest =
  | { kind: 'info' | 'warn'; request: InfoRequest; answer: () => void }
  | { kind: 'confirm'; request: ConfirmRequest; answer: (confirmed: boolean) => void }
  | {
      kind: 'phonePrompt';
      request: PhonePromptRequest;
      answer: (phone: string | null) => void;
    }
  | {
      kind: 'liteRegister';
      body: string | undefined;
      /** Whether a code does, too (BUD-33). */
      offersCode: boolean;
      answer: (answer: LiteRegisterAnswer) => void;
    }
  | { kind: 'legal'; section: LegalSection; at: string | undefined; answer: () => void }
  | { kind: 'acceptedTerms'; request: AcceptedTermsRequest; answer: () => void }
  | { kind: 'demo'; body: string; answer: () => void }
  | { kind: 'location'; answer: (allowed: boolean) => void }
  | { kind: 'video'; answer: () => void }
  | { kind: 'stores'; answer: () => void };

export type QueuedOverlay = OverlayRequest & { id: number };
/** A toast, as the shell asks for it. */
export interface ShellToastRequest extends ToastRequest {
  /** Asked by the portal itself, and asked again after the page was loaded anew: it holds nothing up (C-961). */
  isOffered?: boolean;
}
export type QueuedToast = ShellToastRequest & { id: string };
