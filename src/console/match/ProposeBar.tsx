import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { proposeCarLimits } from '../../../generated/limits.ts';
import { KeyCaps } from '../KeyCaps.tsx';
import { keys } from '../keys.ts';
import { messages } from './messages.ts';

interface ProposeBarProps {
  count: number;
  /** The car's title, for the words it begins with. */
  car: string;
  isPending: boolean;
  onPropose: (comments: string) => void;
}

/** Below the list, never over a row: the message to each of the chosen, and the one filled button. */
export function ProposeBar({ count, car, isPending, onPropose }: ProposeBarProps) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? messages.messageStart(car);
  return (
    <Box
      component="section"
      aria-label={messages.proposeToClients(count)}
      sx={{
        position: 'sticky',
        bottom: 'var(--frame-foot)',
        zIndex: 5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px 16px',
        mt: 4,
        mx: { xs: -4, md: 0 },
        p: '12px 16px',
        background: 'var(--surface)',
        border: '1px solid var(--border)',
        borderRadius: { xs: 0, md: 'var(--r)' },
      }}
    >
      <Box sx={{ flex: '0 0 auto' }}>
        <Box sx={{ fontWeight: 'var(--w-medium)' }}>{messages.proposeToClients(count)}</Box>
        <Box sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary' }}>{messages.each}</Box>
      </Box>
      <OutlinedInput
        size="small"
        value={text}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ input: { 'aria-label': messages.message, title: messages.messageHint, maxLength: proposeCarLimits.comments } }}
        sx={{ flex: '1 1 260px' }}
      />
      <Button variant="contained" disabled={isPending} onClick={() => onPropose(text)}>
        {messages.proposeTo(count)}
        <Box component="span" aria-hidden="true" sx={{ ml: 2, '& kbd': { mr: '0 !important' } }}>
          <KeyCaps caps={[[keys.match.propose, '']]} />
        </Box>
      </Button>
    </Box>
  );
}
