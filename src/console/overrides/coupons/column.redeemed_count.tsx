import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { ViewProps } from '../../../../engine/console/overrides.ts';
import { messages } from './messages.ts';
import { readCoupon } from './coupon.ts';

/** How often it was used, and of how many. */
export default function UsedCell({ record }: ViewProps) {
  const { used, most } = readCoupon(record);
  return (
    <Box component="span" sx={{ display: 'inline-grid', gridTemplateColumns: '56px minmax(58px, auto)', gap: '10px', alignItems: 'center' }}>
      {most === null ? (
        <span />
      ) : (
        <LinearProgress
          variant="determinate"
          value={Math.min(100, (used / most) * 100)}
          aria-label={messages.usedOf(used, most)}
          sx={{ height: 4, borderRadius: '2px' }}
        />
      )}
      <span className="num">
        {used}
        {most !== null && <Box component="span" sx={{ color: 'text.tertiary' }}>{`/${most}`}</Box>}
      </span>
    </Box>
  );
}
