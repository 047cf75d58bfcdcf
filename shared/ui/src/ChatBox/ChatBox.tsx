import { useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { classNames } from '../classNames/classNames.ts';
import { Send } from '../icons/messages/Send.ts';
import { Loader } from '../Loader/Loader.tsx';
import { spokenCounter } from '../spokenCounter/spokenCounter.ts';
import { isComposing, writeFitted } from '../TextAreaField/writeFitted.ts';
import styles from './ChatBox.module.css';

export interface ChatBoxProps {
  value: string;
  onChange: (text: string) => void;
  /** Spoken name of the field. */
  label: string;
  placeholder: string;
  sendLabel: string;
  maxLength?: number;
  /** Characters from which a counter is shown (DET-51). */
  counterFrom?: number;
  /** Refusing keeps what was typed. */
  onSend: (text: string) => Promise<unknown>;
}

/**
 * Where a message is written: Enter sends, with Shift it starts a line (DET-50). Only what was sent is cleared, not what was
 * written meanwhile.
 */
export function ChatBox({
  value,
  onChange,
  label,
  placeholder,
  sendLabel,
  maxLength,
  counterFrom,
  onSend,
}: ChatBoxProps) {
  const id = useId();
  const [sending, setSending] = useState(false);
  // State arrives with the next render; a second Enter may come before it.
  const running = useRef(false);
  const written = useRef(value);
  useLayoutEffect(() => {
    written.current = value;
  });

  const length = maxLength ?? Infinity;
  const isCounted = counterFrom !== undefined && value.length >= counterFrom;

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const message = value.trim();
    if (!message || running.current) return;
    running.current = true;
    setSending(true);
    try {
      await onSend(message);
      onChange(restOf(written.current, value));
    } catch {
      // The caller says what went wrong; here the text just stays.
    } finally {
      running.current = false;
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
        placeholder={placeholder}
        value={value}
        onChange={({ target, nativeEvent }) =>
          onChange(isComposing(nativeEvent) ? target.value : writeFitted(target, value, length))
        }
        onCompositionEnd={({ currentTarget }) =>
          onChange(writeFitted(currentTarget, value, length))
        }
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
        aria-busy={sending || undefined}
      >
        {sending ? <Loader /> : <Send />}
      </button>
      {isCounted && (
        <span className={classNames(styles.counter, 'num')}>
          {maxLength === undefined ? value.length : `${value.length} / ${maxLength}`}
        </span>
      )}
      {maxLength !== undefined && (
        <span className="visually-hidden" role="status">
          {spokenCounter(value.length, maxLength)}
        </span>
      )}
    </form>
  );
}

/** What stands there beyond what was sent: the next words behind it, or something else in its place. */
const restOf = (written: string, sent: string): string =>
  written.startsWith(sent) ? written.slice(sent.length).trimStart() : written;
