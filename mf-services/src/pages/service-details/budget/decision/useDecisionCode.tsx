import { createBudgetApi } from '@portal/api/work/budget/createBudgetApi';
import { createRequestKeys } from '@portal/remote/createRequestKeys';
import { useApi } from '@portal/remote/useApi';
import { lazyPart } from '@portal/ui/lazyPart';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { CodeDialogProps } from './CodeDialog.tsx';

const codeDialog = lazyPart(() => import(/* webpackChunkName: "budget-code" */ './CodeDialog.tsx'));

type Question = Pick<CodeDialogProps, 'sentTo' | 'conclusion'> & {
  Dialog: ComponentType<CodeDialogProps>;
  answer: (proof: string | null) => void;
};

/** Sends a code and asks for it; `ask` resolves to the proof, or null when the customer leaves it (BUD-32). */
export function useDecisionCode(workId: string): {
  ask: (conclusion: string) => Promise<string | null>;
  dialog: ReactNode;
} {
  const budgets = useApi(createBudgetApi);
  const [keys] = useState(() => createRequestKeys<string>());
  const [question, setQuestion] = useState<Question | null>(null);
  const answer = (proof: string | null) => {
    question?.answer(proof);
    setQuestion(null);
  };
  return {
    async ask(conclusion) {
      const [{ sent_to: sentTo }] = await Promise.all([
        budgets.requestCode(workId, keys.keyFor('send')),
        codeDialog.preload(),
      ]);
      keys.settle();
      const Dialog = codeDialog.arrived();
      if (Dialog === undefined) return null;
      return new Promise((resolve) => setQuestion({ sentTo, conclusion, Dialog, answer: resolve }));
    },
    dialog: question && (
      <question.Dialog
        workId={workId}
        sentTo={question.sentTo}
        conclusion={question.conclusion}
        onProof={answer}
        onLeave={() => answer(null)}
      />
    ),
  };
}
