import { useRef } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'href' | 'type'> {
  /** The kinds of files to offer, as the `accept` of a file input. */
  accept?: string;
  onChoose: (file: File) => void;
}

/** A button that asks for one file of this device. The same file can be chosen again. */
export function FileButton({ accept, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
