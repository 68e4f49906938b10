import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Close from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { FieldDescriptor } from '../../../../engine/contract/descriptor.ts';
import type { ControlProps } from '../../../../engine/web/fields/FieldFrame.tsx';
import { SuggestBox } from '../../../../engine/web/fields/SuggestField.tsx';
import { messages } from '../../../features/preferences/messages.ts';
import { useSuggest } from './useSuggest.ts';

const alone = {};
const noField: FieldDescriptor = { name: '', label: '', kind: 'string', required: false, nullable: false, readOnly: false, rules: {} };

interface TextListProps {
  control: ControlProps;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** One of the words, as the contract has it. */
  item: FieldDescriptor | undefined;
  placeholder?: string;
}

/** A list of words in their order, typed one by one; each can be moved forward or taken off. */
export function TextList({ control, value, onChange, item, placeholder }: TextListProps) {
  const [typed, setTyped] = useState('');
  const suggest = useSuggest(item ?? noField, alone);
  const add = (text: string = typed) => {
    const word = text.trim();
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
      <SuggestBox
        control={control}
        value={typed}
        placeholder={placeholder}
        maxLength={item?.rules.maxLength}
        suggest={suggest}
        onChange={setTyped}
        onChosen={add}
        onBlur={() => add()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ',') return;
          event.preventDefault();
          add();
        }}
      />
    </Box>
  );
}
