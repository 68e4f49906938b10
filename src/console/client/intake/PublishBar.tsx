import Chat from '@mui/icons-material/ChatBubbleOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { TextField } from '../../../../engine/web/fields/TextField.tsx';
import { formatNumber } from '../../../../engine/web/format.ts';
import type { User } from '../../../../generated/api.ts';
import { publishLinkBatchForm } from '../../../../generated/forms/publishLinkBatch.ts';
import { useCommandEnter } from './useCommandEnter.ts';
import { messages } from './messages.ts';
import { unseen } from '../../../../engine/web/theme/unseen.ts';

interface PublishBarProps {
  client: User;
  /** Rows chosen. */
  count: number;
  isBusy: boolean;
  onAdd: (publish: { message: string } | undefined) => void;
}

/** What is chosen, what the client is told with it, and the one button. */
export function PublishBar({ client, count, isBusy, onAdd }: PublishBarProps) {
  const [message, setMessage] = useState('');
  const publish = () => {
    if (count === 0 || isBusy) return;
    onAdd({ message });
    setMessage('');
  };
  useCommandEnter(publish);
  const said = formatNumber(count);
  return (
    <Box
      component="section"
      aria-label={messages.chosen(count, said, client.first_name)}
      sx={{
        position: 'sticky',
        bottom: 'var(--frame-foot)',
        zIndex: 4,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) auto auto' },
        alignItems: 'center',
        gap: '6px 16px',
        p: '10px 12px 10px 16px',
        border: '1px solid var(--border)',
        borderRadius: '0 0 var(--r) var(--r)',
        background: 'var(--raised, var(--surface))',
      }}
    >
      <Box component="h2" className="num" sx={{ fontSize: 'var(--fs-ui)', fontWeight: 'fontWeightBold' }} aria-live="polite">
        {messages.chosen(count, said, client.first_name)}
      </Box>
      <Box
        sx={{
          gridColumn: { xs: '1 / 3', md: 'auto' },
          gridRow: { xs: 2, md: 'auto' },
          '& label': unseen,
        }}
      >
        <TextField
          label={messages.message(client.first_name)}
          placeholder={messages.message(client.first_name)}
          startAdornment={<Chat aria-hidden="true" sx={{ fontSize: 18, color: 'var(--text-3)' }} />}
          value={message}
          maxLength={publishLinkBatchForm.message.rules.maxLength}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        disabled={count === 0 || isBusy}
        onClick={() => onAdd(undefined)}
      >
        {messages.hold}
      </Button>
      <Button variant="contained" disabled={count === 0 || isBusy} onClick={publish} title="Ctrl Enter">
        {messages.publish(count, said)}
      </Button>
    </Box>
  );
}
