import Eye from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import type { ReplyField } from '../../../generated/api.ts';
import { replyFieldLabels } from '../../../generated/enums.ts';
import { proposeCarForm } from '../../../generated/forms/proposeCar.ts';
import { KeyCaps } from '../KeyCaps.tsx';
import { keys } from '../keys.ts';
import { messages } from './messages.ts';
import { unseen } from '../../../engine/web/theme/unseen.ts';

/** Those that differ from client to client, then those of the car; what is the same for all is as soon typed. */
const offered: readonly ReplyField[] = ['client_first_name', 'how_it_fits', 'budget_left', 'car', 'price', 'package_name'];

interface ProposeBarProps {
  count: number;
  text: string;
  onText: (text: string) => void;
  isPending: boolean;
  onPreview: () => void;
  onPropose: () => void;
}

/** Below the list, never over a row: the message to each of the chosen, what it becomes for each, and the one filled button. */
export function ProposeBar({ count, text, onText, isPending, onPreview, onPropose }: ProposeBarProps) {
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const insert = (field: ReplyField) => {
    const at = box.current?.selectionStart ?? text.length;
    onText(`${text.slice(0, at)}{${field}}${text.slice(box.current?.selectionEnd ?? at)}`);
    box.current?.focus();
  };
  return (
    <Box
      component="section"
      aria-label={messages.proposeToClients(count)}
      sx={{
        position: 'sticky',
        bottom: 'var(--frame-foot)',
        zIndex: 5,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto auto', md: 'auto minmax(0, 1fr) auto auto' },
        alignItems: 'center',
        gap: '6px 12px',
        mt: 4,
        mx: { xs: -4, md: 0 },
        p: '10px 16px',
        background: 'var(--raised, var(--surface))',
        border: '1px solid var(--border)',
        borderRadius: { xs: 0, md: 'var(--r)' },
      }}
    >
      <Box>
        <Box className="num" sx={{ fontWeight: 'var(--w-medium)', lineHeight: '18px' }}>
          {messages.proposeToClients(count)}
        </Box>
        <Box sx={{ fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.secondary' }}>{messages.each}</Box>
      </Box>
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', md: 'auto' },
          gridRow: { xs: 2, md: 'auto' },
          minWidth: 0,
          '& label': unseen,
        }}
      >
        <TextField
          label={messages.message}
          ref={box}
          multiline
          minRows={2}
          maxRows={6}
          maxLength={proposeCarForm.message.rules.maxLength}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
        <Box role="group" aria-label={messages.fieldsLabel} sx={{ display: 'flex', gap: '4px', mt: '6px', overflowX: 'auto', scrollbarWidth: 'none' }}>
          {offered.map((field) => (
            <Button
              key={field}
              size="small"
              color="inherit"
              onClick={() => insert(field)}
              sx={{
                flex: '0 0 auto',
                minWidth: 0,
                minHeight: { xs: 32, md: 24 },
                p: '0 8px',
                background: 'var(--accent-soft)',
                color: 'var(--accent-ink)',
                fontSize: 'var(--fs-small)',
                '&:hover': { background: 'var(--accent-soft)', boxShadow: 'inset 0 0 0 1px var(--accent-line)' },
              }}
            >
              + {replyFieldLabels[field]}
            </Button>
          ))}
        </Box>
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Eye />}
        disabled={isPending}
        onClick={onPreview}
        sx={{ '& .MuiButton-startIcon': { display: { xs: 'none', md: 'inline-flex' } } }}
      >
        {messages.preview(count)}
      </Button>
      <Button variant="contained" disabled={isPending} onClick={onPropose}>
        {messages.proposeTo(count)}
        <Box component="span" aria-hidden="true" sx={{ display: { xs: 'none', md: 'inline' }, ml: 2, '& kbd': { mr: '0 !important' } }}>
          <KeyCaps caps={[[keys.match.propose, '']]} />
        </Box>
      </Button>
    </Box>
  );
}
