import { useRef } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'href' | 'type'> {
  /** The kinds of files to offer, as the `accept` of a file input. */
  accept?: string;
  /** On a phone: the camera at the back, in place of the files. Without a camera it changes nothing. */
  capture?: 'environment';
  /** Whether several can be chosen at once. */
  multiple?: boolean;
  /** The chosen files, one or more. */
  onChoose: (files: readonly [File, ...File[]]) => void;
}

/** A button that asks for files of this device. The same file can be chosen again. */
export function FileButton({ accept, capture, multiple, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        capture={capture}
        multiple={multiple}
        onChange={(event) => {
          const [first, ...others] = [...(event.target.files ?? [])];
          event.target.value = '';
          if (first) onChoose([first, ...others]);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
