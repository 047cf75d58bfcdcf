import { createRequestKeys } from '@portal/remote/createRequestKeys';
import { lazyPart } from '@portal/ui/lazyPart';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { CodeDialogProps, SentCode } from './CodeDialog.tsx';
import { PROOF_MS, RESEND_MS } from './limits.ts';
import { useBudgetCalls } from '../calls/useBudgetCalls.ts';

const codeDialog = lazyPart(() => import(/* webpackChunkName: "budget-code" */ './CodeDialog.tsx'));

interface Question {
  conclusion: string;
  Dialog: ComponentType<CodeDialogProps>;
  answer: (proof: string | null) => void;
}

export interface DecisionCode {
  /**
   * Sends a code and asks for it; resolves to the proof, or null when the customer leaves it. A code on its way is asked
   * for again instead of another, and a proof that is good still is not asked for twice (BUD-32).
   */
  ask: (conclusion: string) => Promise<string | null>;
  /** The proof was refused. */
  forget: () => void;
  /** Takes the question away, as if the customer had left it. */
  leave: () => void;
  dialog: ReactNode;
}

/** The code of a decision above the provider's amount (BUD-32). */
export function useDecisionCode(workId: string): DecisionCode {
  const budgets = useBudgetCalls(workId);
  const [keys] = useState(() => createRequestKeys<string>());
  const [question, setQuestion] = useState<Question | null>(null);
  const [sent, setSent] = useState<SentCode | null>(null);
  const leaving = useRef<() => void>(() => undefined);
  const proven = useRef<{ proof: string; at: number } | null>(null);

  function answer(proof: string | null): void {
    if (proof !== null) proven.current = { proof, at: Date.now() };
    question?.answer(proof);
    setQuestion(null);
  }

  async function send(): Promise<void> {
    if (sent && Date.now() < sent.at + RESEND_MS) return;
    const { sent_to: to } = await budgets.requestCode(workId, keys.keyFor('send'));
    keys.settle();
    setSent({ to, at: Date.now() });
  }

  return {
    async ask(conclusion) {
      const { current } = proven;
      if (current && Date.now() < current.at + PROOF_MS) return current.proof;
      await Promise.all([send(), codeDialog.preload()]);
      const Dialog = codeDialog.arrived();
      if (Dialog === undefined) return null;
      return new Promise((resolve) => {
        leaving.current = () => {
          resolve(null);
          setQuestion(null);
        };
        setQuestion({ conclusion, Dialog, answer: resolve });
      });
    },
    forget() {
      proven.current = null;
    },
    // The question may be newer than what this was made for.
    leave: () => leaving.current(),
    dialog: question && sent && (
      <question.Dialog
        workId={workId}
        sent={sent}
        conclusion={question.conclusion}
        onSent={setSent}
        onProof={answer}
        onLeave={() => answer(null)}
      />
    ),
  };
}
