import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Eye } from '../icons/controls/Eye.ts';
import { EyeOff } from '../icons/controls/EyeOff.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { texts } from './texts.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'prefix' | 'locked'>;

/** A password, with a button that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={visible ? 'text' : 'password'}
      end={
        <IconButton
          disabled={props.disabled}
          label={visible ? texts.hide : texts.show}
          icon={visible ? <EyeOff /> : <Eye />}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
