import type { Overlays } from '@portal/contract/overlays';

/** What covered the page: the title of a dialog, the message of a toast. */
export interface ShownOverlay {
  kind: keyof Overlays;
  text: string;
}

/** What the customer of a test does with dialogs. */
export interface OverlayAnswers {
  /** The answer to every `confirm`. */
  confirms: boolean;
  /** The number given to `phonePrompt`, or null. */
  phone: string | null;
  /** The answer when the location is asked for. */
  allowsLocation: boolean;
}

/** Overlays that are answered at once, with what `answers` says at that moment. */
export function createTestOverlays(shown: ShownOverlay[], answers: () => OverlayAnswers): Overlays {
  const show = (kind: ShownOverlay['kind'], text: string) => void shown.push({ kind, text });
  return {
    info: async ({ title }) => show('info', title),
    warn: async ({ title }) => show('warn', title),
    async confirm({ title }) {
      show('confirm', title);
      return answers().confirms;
    },
    toast: ({ message }) => show('toast', message),
    async phonePrompt({ title }) {
      show('phonePrompt', title);
      return answers().phone;
    },
    async liteRegister({ next = '', onLeave } = {}) {
      show('liteRegister', next);
      if (answers().confirms) onLeave?.();
    },
    legal: async (section) => show('legal', section ?? 'policy'),
    acceptedTerms: async ({ name }) => show('acceptedTerms', name),
    demo: async (body) => show('demo', body),
    async location() {
      show('location', '');
      return answers().allowsLocation;
    },
    video: async () => show('video', ''),
  };
}
