import Box from '@mui/material/Box';
import { useState } from 'react';
import { messages as merging } from '../../../engine/web/merge/messages.ts';
import { listed, savedByText } from '../../../engine/web/merge/who.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { Segmented } from '../../../engine/web/Segmented.tsx';
import { messages } from './messages.ts';
import type { Question } from './useMeanwhile.ts';

interface MeanwhileNoteProps<Values> {
  question: Question<Values>;
  labelOf: (name: keyof Values & string) => string;
  /** A field's value as a person reads it. */
  textOf: (name: keyof Values & string, value: unknown) => string;
  onChoose: (name: keyof Values & string, value: Values[keyof Values & string]) => void;
}

/** On a phone the two values stand below each other, each whole. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  mt: 2,
  '& > [role="group"]': { flexWrap: 'wrap', maxWidth: '100%' },
  '& > [role="group"] > button': { flex: '1 1 auto', whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start' },
} as const;

/** Who saved meanwhile, and a choice for each field that both changed. */
export function MeanwhileNote<Values>({ question: { by, fields }, labelOf, textOf, onChoose }: MeanwhileNoteProps<Values>) {
  const [chosen, setChosen] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({});
  const ask = by.isYou ? merging.askYourself : merging.ask;
  return (
    <Note tone="warning" live>
      <strong>{savedByText(by)}</strong> {ask(listed(fields.map(({ name }) => labelOf(name))))}
      {fields.map(({ name, mine, theirs }) => (
        <Box key={name} sx={row}>
          <span>{labelOf(name)}</span>
          <Segmented
            label={labelOf(name)}
            value={chosen[name] ?? 'mine'}
            onChange={(side) => {
              setChosen((before) => ({ ...before, [name]: side }));
              onChoose(name, side === 'mine' ? mine : theirs);
            }}
            choices={[
              { id: 'mine', name: messages.side(by.isYou ? merging.here : merging.yours, textOf(name, mine)) },
              { id: 'theirs', name: messages.side(by.isYou ? merging.there : merging.theirs, textOf(name, theirs)) },
            ]}
          />
        </Box>
      ))}
    </Note>
  );
}
