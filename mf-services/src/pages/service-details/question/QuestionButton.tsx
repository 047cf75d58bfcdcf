import { Button } from '@portal/ui/Button';
import { CircleQuestionMark } from '@portal/ui/icons/states/CircleQuestionMark';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { messageWriterAtom } from '../../../state/messageWriterAtom.ts';
import { beginQuestion, focusMessage } from './beginQuestion.ts';
import styles from './QuestionButton.module.css';
import { texts } from './texts.ts';

export interface QuestionButtonProps {
  names: readonly string[];
}

/** Begins a message about what is named; of several names it asks first which one is meant (C-705). */
export default function QuestionButton({ names }: QuestionButtonProps) {
  const writer = useAtomValue(messageWriterAtom);
  const [isOpen, setOpen] = useState(false);
  const [only] = names;
  const isOne = names.length === 1 && only !== undefined;
  function ask(name: string): void {
    // The focus goes behind what is written.
    flushSync(() => {
      setOpen(false);
      writer?.write((typed) => beginQuestion(typed, name));
    });
    focusMessage();
  }
  return (
    <div className={styles.names}>
      <Button
        size="small"
        variant="ghost"
        icon={<CircleQuestionMark />}
        {...(!isOne && { 'aria-expanded': isOpen })}
        onClick={() => (isOne ? ask(only) : setOpen(!isOpen))}
      >
        {texts.action}
        {isOne && <span className="visually-hidden">{`: ${only}`}</span>}
      </Button>
      {isOpen &&
        [...new Set(names)].map((name) => (
          <Button key={name} size="small" onClick={() => ask(name)}>
            {name}
          </Button>
        ))}
    </div>
  );
}
