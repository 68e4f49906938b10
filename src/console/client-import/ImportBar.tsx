import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { formatNumber } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';

interface ImportBarProps {
  /** Rows chosen. */
  count: number;
  isBusy: boolean;
  onImport: (isInvited: boolean) => void;
}

/** What is chosen, whether they get mail, and the one button. */
export function ImportBar({ count, isBusy, onImport }: ImportBarProps) {
  const [isInvited, setInvited] = useState(false);
  const said = formatNumber(count);
  return (
    <Box
      component="section"
      aria-label={messages.chosen(count, said)}
      sx={{
        position: 'sticky',
        bottom: 'var(--frame-foot)',
        zIndex: 4,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) auto' },
        alignItems: 'center',
        gap: '4px 20px',
        p: '10px 12px 10px 16px',
        border: '1px solid var(--border)',
        borderRadius: '0 0 var(--r) var(--r)',
        background: 'var(--raised, var(--surface))',
      }}
    >
      <Box component="h2" className="num" sx={{ fontSize: 'var(--fs-ui)', fontWeight: 'fontWeightBold' }} aria-live="polite">
        {messages.chosen(count, said)}
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / 3', md: 'auto' }, gridRow: { xs: 2, md: 'auto' }, minWidth: 0 }}>
        <FormControlLabel
          control={<Checkbox size="small" checked={isInvited} onChange={(_event, next) => setInvited(next)} />}
          label={messages.invite}
          sx={{ mr: 1 }}
        />
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 'var(--fs-dense)' }}>
          {messages.inviteHint}
        </Box>
      </Box>
      <Button variant="contained" disabled={count === 0 || isBusy} onClick={() => onImport(isInvited)}>
        {messages.import(count, said)}
      </Button>
    </Box>
  );
}
