import type { Work } from '@portal/api/work/work';
import { CHAT_MAX_LENGTH } from '@portal/domain/limits';
import { Button } from '@portal/ui/Button';
import { Row } from '@portal/ui/Stack';
import type { Dispatch, SetStateAction } from 'react';
import { flushSync } from 'react-dom';
import { focusMessage } from '../../question/beginQuestion.ts';
import { fittingAnswers } from './fittingAnswers.ts';
import { texts } from './texts.ts';

interface QuickAnswersProps {
  work: Work;
  onWrite: Dispatch<SetStateAction<string>>;
}

/** What is often answered, to be written with one tap; the customer sends it (C-826). */
export function QuickAnswers({ work, onWrite }: QuickAnswersProps) {
  function write(answer: string): void {
    // The focus goes behind what is written.
    flushSync(() =>
      onWrite((typed) => {
        const words = [typed.trimEnd(), answer].filter(Boolean).join(' ');
        return words.length > CHAT_MAX_LENGTH ? typed : words;
      }),
    );
    focusMessage();
  }
  return (
    <div role="group" aria-label={texts.title}>
      <Row gap="small">
        {fittingAnswers(work).map((answer) => (
          <Button key={answer} size="small" onClick={() => write(answer)}>
            {answer}
          </Button>
        ))}
      </Row>
    </div>
  );
}
