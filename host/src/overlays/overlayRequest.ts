import type { ConfirmRequest, InfoRequest, ToastRequest } from '@portal/contract/overlays';
import type { LiteRegisterAnswer } from '../lite/LiteRegisterDialog.tsx';

/** One dialog that waits for its answer. */
export type OverlayRequest =
  | { kind: 'info' | 'warn'; request: InfoRequest; answer: () => void }
  | { kind: 'confirm'; request: ConfirmRequest; answer: (confirmed: boolean) => void }
  | {
      kind: 'phonePrompt';
      request: { title: string; body: string };
      answer: (phone: string | null) => void;
    }
  | {
      kind: 'liteRegister';
      body: string | undefined;
      answer: (answer: LiteRegisterAnswer) => void;
    }
  | { kind: 'legal'; section: 'policy' | 'interpretation' | 'usage'; answer: () => void };

export type QueuedOverlay = OverlayRequest & { id: number };
export type QueuedToast = ToastRequest & { id: string };
