import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { messages } from '../messages.ts';
import { BareButton } from '../PlainButton.tsx';
import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';

const Eye = styled(BareButton)({
  flex: 'none',
  width: 36,
  height: 36,
  marginRight: -8,
  borderRadius: 'var(--r)',
  color: 'var(--text-2)',
  '&:hover': { background: 'var(--hover)' },
  '.staff &': { width: 30, height: 30 },
});

/** A password, hidden until the user asks to see it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'endAdornment' | 'multiline'>) {
  const [shown, setShown] = useState(false);
  const label = shown ? messages.hidePassword : messages.showPassword;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <Eye type="button" aria-label={label} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? <VisibilityOff /> : <Visibility />}
        </Eye>
      }
    />
  );
}
