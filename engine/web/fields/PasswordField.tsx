import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { messages } from '../messages.ts';
import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';

/** A password, hidden until the user asks to see it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'endAdornment' | 'multiline'>) {
  const [shown, setShown] = useState(false);
  const label = shown ? messages.hidePassword : messages.showPassword;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <ButtonBase
          aria-label={label}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          sx={{
            width: 36,
            height: 36,
            mr: '-8px',
            borderRadius: 'var(--r)',
            color: 'text.secondary',
            '&:hover': { background: 'var(--hover)' },
            '.staff &': { width: 30, height: 30 },
          }}
        >
          {shown ? <VisibilityOff /> : <Visibility />}
        </ButtonBase>
      }
    />
  );
}
