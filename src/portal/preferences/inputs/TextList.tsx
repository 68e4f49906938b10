import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Close from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import type { ControlProps } from '../../../../engine/web/fields/FieldFrame.tsx';
import { messages } from '../../../features/preferences/messages.ts';

interface TextListProps {
  control: ControlProps;
  value: readonly string[];
  onChange: (value: string[]) => void;
  maxLength?: number;
  placeholder?: string;
}

/** A list of words in their order, typed one by one; each can be moved forward or taken off. */
export function TextList({ control, value, onChange, maxLength, placeholder }: TextListProps) {
  const [typed, setTyped] = useState('');
  const add = () => {
    const word = typed.trim();
    if (word === '') return;
    if (!value.some((each) => each.toLowerCase() === word.toLowerCase())) onChange([...value, word]);
    setTyped('');
  };
  const forward = (index: number) => onChange(value.toSpliced(index, 1).toSpliced(index - 1, 0, value[index] ?? ''));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {value.length > 0 && (
        <Box component="ol" aria-labelledby={control.labelId} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {value.map((word, index) => (
            <Box
              component="li"
              key={word}
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                border: '1px solid var(--border)',
                borderRadius: 'var(--r-sm)',
                background: 'var(--surface-2)',
                pl: 2,
                fontSize: 'var(--fs-ui)',
                '& .MuiIconButton-root': { width: 32, height: 32 },
              }}
            >
              {word}
              {index > 0 && (
                <IconButton aria-label={messages.chips.up(word)} onClick={() => forward(index)}>
                  <ArrowBack sx={{ fontSize: 16 }} />
                </IconButton>
              )}
              <IconButton aria-label={messages.chips.remove(word)} onClick={() => onChange(value.toSpliced(index, 1))}>
                <Close sx={{ fontSize: 16 }} />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <OutlinedInput
        id={control.id}
        value={typed}
        placeholder={placeholder}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ',') return;
          event.preventDefault();
          add();
        }}
        slotProps={{ input: { 'aria-describedby': control['aria-describedby'], maxLength } }}
      />
    </Box>
  );
}
