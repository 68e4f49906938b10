import { styled } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { ToneIcon, toneColours, tones } from './tone.tsx';
import type { Tone } from './tone.tsx';

const Chip = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  height: 24,
  padding: '0 8px 0 6px',
  border: '1px solid',
  borderRadius: 'var(--r-sm)',
  fontSize: 'var(--fs-small)',
  lineHeight: '16px',
  fontWeight: 'var(--w-medium)',
  whiteSpace: 'nowrap',
  '& > .MuiSvgIcon-root': { fontSize: 14 },
  // Worked out once, not for every chip: a list has one in each row.
  ...Object.fromEntries(tones.map((tone) => [`&[data-tone="${tone}"]`, toneColours(tone)])),
});

const Badge = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  padding: '0 6px',
  borderRadius: 10,
  fontSize: 'var(--fs-small)',
  lineHeight: '16px',
  fontWeight: 'var(--w-medium)',
  background: 'var(--border-soft)',
  color: 'var(--text-2)',
  '&[data-turn]': { background: 'var(--turn)', color: 'var(--on-turn)' },
});

interface StatusChipProps {
  label: string;
  tone?: Tone;
  /** An icon of the state's own; the tone's icon otherwise. */
  icon?: ReactElement;
  sx?: SxProps<Theme>;
}

/** A state as icon, word and colour, never colour alone. */
export function StatusChip({ label, tone = 'neutral', icon, sx }: StatusChipProps) {
  return (
    <Chip data-tone={tone} {...(sx ? { sx } : {})}>
      {icon ?? <ToneIcon tone={tone} />}
      {label}
    </Chip>
  );
}

/** A count beside a word: warm when something waits for the reader; "?" where it could not be asked for, "99+" where there are more. */
export function CountBadge({ count, turn = false, label }: { count: number | string; turn?: boolean; label?: string }) {
  return (
    <Badge data-turn={turn || undefined}>
      {label === undefined ? (
        count
      ) : (
        <>
          <span aria-hidden="true">{count}</span>
          <span className="vh">{label}</span>
        </>
      )}
    </Badge>
  );
}
