import Chip from '@mui/material/Chip';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { ToneIcon, toneColours } from './tone.tsx';
import type { Tone } from './tone.tsx';

interface StatusChipProps {
  label: string;
  tone?: Tone;
  /** An icon of the state's own; the tone's icon otherwise. */
  icon?: ReactElement;
  sx?: SxProps<Theme>;
}

/** A state as icon, word and colour, never colour alone. */
export function StatusChip({ label, tone = 'neutral', icon, sx }: StatusChipProps) {
  return <Chip label={label} icon={icon ?? <ToneIcon tone={tone} />} data-tone={tone} sx={[toneColours(tone), ...(Array.isArray(sx) ? sx : [sx])]} />;
}

/** A count beside a word: warm when something waits for the reader. */
export function CountBadge({ count, turn = false, label }: { count: number; turn?: boolean; label?: string }) {
  return (
    <Chip
      component="span"
      label={
        label === undefined ? (
          count
        ) : (
          <>
            <span aria-hidden="true">{count}</span>
            <span className="vh">{label}</span>
          </>
        )
      }
      sx={{
        height: 20,
        minWidth: 20,
        padding: '0 6px',
        border: 0,
        borderRadius: '10px',
        background: turn ? 'var(--turn)' : 'var(--border-soft)',
        color: turn ? 'var(--on-turn)' : 'var(--text-2)',
      }}
    />
  );
}
