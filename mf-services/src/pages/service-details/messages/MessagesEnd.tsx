import type { Work } from '@portal/api/work/work';
import type { Dispatch, RefObject, SetStateAction } from 'react';
import type { ChatMessage } from '@portal/ui/ChatList';
import { NewMessages } from './NewMessages.tsx';
import { QuickAnswers } from './quick/QuickAnswers.tsx';

export interface MessagesEndProps {
  work: Work;
  newest: ChatMessage | undefined;
  title: RefObject<HTMLHeadingElement | null>;
  /** Null where no message can be written. */
  onWrite: Dispatch<SetStateAction<string>> | null;
}

/** Behind the last message: what leads there, and what it may be answered with. */
export default function MessagesEnd({ work, newest, title, onWrite }: MessagesEndProps) {
  return (
    <>
      <NewMessages newest={newest} title={title} />
      {onWrite && newest && !newest.own && <QuickAnswers work={work} onWrite={onWrite} />}
    </>
  );
}
