import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { messageOf } from '../../../engine/web/problem.ts';
import { messages } from './messages.ts';

const inPlaceMessages = messages.inPlace;

const Value = styled('textarea')({
  display: 'block',
  width: '100%',
  minHeight: 32,
  padding: '5px 8px',
  border: '1px solid transparent',
  borderRadius: 'var(--r-sm)',
  background: 'transparent',
  font: 'inherit',
  lineHeight: '20px',
  color: 'inherit',
  resize: 'none',
  fieldSizing: 'content',
  '&::placeholder': { color: 'var(--text-3)', opacity: 1 },
  '&:hover': { borderColor: 'var(--border-strong)' },
  '&:focus': { borderColor: 'var(--accent)', outline: 0, boxShadow: 'inset 0 0 0 1px var(--accent)', background: 'var(--surface)' },
  '&[data-framed]': { borderColor: 'var(--border-strong)', minHeight: 56 },
  '@media (pointer: coarse)': { minHeight: 44, paddingTop: 11 },
});

interface InPlaceTextProps {
  id: string;
  /** If there is no label of its own beside it. */
  label?: string;
  /** The saved text; empty for none. */
  value: string;
  placeholder: string;
  maxLength?: number | undefined;
  /** Saves the text; null clears it. */
  save: (value: string | null) => Promise<unknown>;
  /** Below it while all is saved. */
  hint?: ReactNode;
  /** Shows its outline always. */
  framed?: boolean;
}

/** Text edited in place: saved on blur; if saving fails, it stays, with the reason and a retry button. */
export function InPlaceText({ id, label, value, placeholder, maxLength, save, hint, framed = false }: InPlaceTextProps) {
  const [typed, setTyped] = useState<string>();
  const saving = useMutation({
    mutationFn: save,
    // Text typed meanwhile stays.
    onSuccess: (_answer, sent) => setTyped((now) => ((now ?? '').trim() === (sent ?? '') ? undefined : now)),
  });
  const commit = () => {
    if (typed === undefined || saving.isPending) return;
    const text = typed.trim();
    if (text === value) {
      setTyped(undefined);
      saving.reset();
    } else saving.mutate(text === '' ? null : text);
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <Value
        id={id}
        rows={1}
        data-framed={framed || undefined}
        value={typed ?? value}
        placeholder={placeholder}
        maxLength={maxLength}
        aria-label={label}
        aria-describedby={`${id}-hint`}
        aria-invalid={saving.isError || undefined}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
      />
      <Box
        id={`${id}-hint`}
        sx={{ paddingLeft: '9px', fontSize: 'var(--fs-small)', lineHeight: '16px', color: saving.isError ? 'error.main' : 'text.tertiary' }}
      >
        {saving.isError ? (
          <span role="alert">
            {inPlaceMessages.notSaved}
            {messageOf(saving.error)}{' '}
            <Link component="button" type="button" color="inherit" onClick={commit}>
              {inPlaceMessages.retry}
            </Link>
          </span>
        ) : (
          hint
        )}
      </Box>
    </Box>
  );
}
