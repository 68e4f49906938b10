import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { messages } from './messages.ts';

interface IntakeFootProps {
  label: string;
  publishLabel: string;
  publish: boolean;
  onPublish: (publish: boolean) => void;
  busy: boolean;
  disabled: boolean;
}

/** Publish or hold, and the one button; stays in reach at the bottom. */
export function IntakeFoot({ label, publishLabel, publish, onPublish, busy, disabled }: IntakeFootProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 'var(--frame-foot)',
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px 16px',
        padding: '12px 16px',
        border: '1px solid var(--border)',
        borderRadius: 'var(--r)',
        background: 'var(--surface)',
      }}
    >
      <Button type="submit" variant="contained" disabled={busy || disabled}>
        {busy ? messages.adding : label}
      </Button>
      <FormControlLabel control={<Switch checked={publish} onChange={(event) => onPublish(event.target.checked)} />} label={publishLabel} />
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {publish ? messages.publish : messages.hold}
      </Box>
    </Box>
  );
}
