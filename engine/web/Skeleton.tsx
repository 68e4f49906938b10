import { keyframes, styled } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';

const pulse = keyframes({ '50%': { opacity: 0.5 } });
/** How what holds a placeholder moves: once for all of them, for each that pulses by itself costs every frame of the drawing that it waits for. */
export const pulsing = { animation: `${pulse} 1.4s infinite` };
/** How a placeholder looks, for those that are many and pulse together. */
export const barLook = { display: 'block', background: 'var(--border-soft)', borderRadius: 'var(--r-xs)' };
const Bar = styled('span')({ ...barLook, ...pulsing });

interface SkeletonProps {
  /** CSS lengths, or px. */
  height?: number | string;
  width?: number | string;
  sx?: SxProps<Theme>;
}

/** A pulsing placeholder for content that is loading. */
export function Skeleton({ height, width, sx }: SkeletonProps) {
  return <Bar style={{ height, width }} sx={sx} />;
}
