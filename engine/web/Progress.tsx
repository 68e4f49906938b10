import { styled } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';

const Track = styled('div')({
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  background: 'var(--border-soft)',
  '& > i': { display: 'block', height: '100%', borderRadius: 3, background: 'var(--accent)', transition: 'width var(--t) var(--ease)' },
  '&[data-turn] > i': { background: 'var(--turn)' },
});

interface ProgressProps {
  /** The running task, for screen readers. */
  label: string;
  /** 0 to 100. */
  percent: number;
  /** Warm: the reader's own part of the way. */
  turn?: boolean;
  sx?: SxProps<Theme>;
}

/** How far something is. */
export function Progress({ label, percent, turn = false, sx }: ProgressProps) {
  const share = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={share} data-turn={turn || undefined} sx={sx}>
      <i style={{ width: `${share}%` }} />
    </Track>
  );
}
