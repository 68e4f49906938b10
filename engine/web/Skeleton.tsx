import { keyframes, styled } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';

const pulse = keyframes({ '50%': { opacity: 0.5 } });
/** How a placeholder looks, for those that are many. */
export const barLook = { display: 'block', background: 'var(--border-soft)', borderRadius: 'var(--r-xs)', animation: `${pulse} 1.4s infinite` };
const Bar = styled('span')(barLook);

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
