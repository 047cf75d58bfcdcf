import { useId, useState, type FormEvent } from 'react';
import { classNames } from '../classNames/classNames.ts';
import { Send } from '../icons/icons.tsx';
import { Loader } from '../Loader/Loader.tsx';
import styles from './Chat.module.css';

export interface ChatMessage {
  id: string;
  text: string;
  /** Written by the customer. */
  own: boolean;
  /** «Auto Mirante, 09:52», «10:06 · Lida» */
  meta: string;
  /** First of its day: «hoje». */
  day?: string;
  failed?: boolean;
}

/** The messages, oldest first. */
export function ChatList({ messages, label }: { messages: readonly ChatMessage[]; label: string }) {
  return (
    <ol className={styles.chat} aria-label={label}>
      {messages.map((message) => (
        <li key={message.id} className={styles.entry}>
          {message.day && <p className={styles.day}>{message.day}</p>}
          <div className={classNames(styles.bubble, message.own ? styles.own : styles.theirs)}>
            {message.text}
            <span className={classNames(styles.meta, message.failed && styles.failed)}>
              {message.meta}
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}

export interface ChatBoxProps {
  /** Spoken name of the field. */
  label: string;
  placeholder: string;
  sendLabel: string;
  maxLength?: number;
  /** Characters from which a counter is shown (DET-51). */
  counterFrom?: number;
  disabled?: boolean;
  /** Refusing keeps what was typed. */
  onSend: (text: string) => Promise<unknown>;
}

/** Where a message is written: Enter sends, with Shift it starts a line (DET-50). Cleared only when it was sent. */
export function ChatBox({
  label,
  placeholder,
  sendLabel,
  maxLength,
  counterFrom,
  disabled,
  onSend,
}: ChatBoxProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const message = text.trim();
    if (!message || sending) return;
    setSending(true);
    try {
      await onSend(message);
      setText('');
    } catch {
      // The caller says what went wrong; here the text just stays.
    } finally {
      setSending(false);
    }
  }

  return (
    <form className={styles.composer} onSubmit={(event) => void send(event)}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.input}
        rows={1}
        maxLength={maxLength}
        placeholder={placeholder}
        value={text}
        disabled={disabled}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          // While a word is being composed Enter belongs to the input method.
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing)
            void send(event);
        }}
      />
      <button
        type="submit"
        className={styles.send}
        aria-label={sendLabel}
        aria-disabled={sending || undefined}
        disabled={disabled}
      >
        {sending ? <Loader /> : <Send />}
      </button>
      {counterFrom !== undefined && text.length >= counterFrom && (
        <span className={classNames(styles.counter, 'num')} role="status">
          {maxLength === undefined ? text.length : `${text.length} / ${maxLength}`}
        </span>
      )}
    </form>
  );
}
