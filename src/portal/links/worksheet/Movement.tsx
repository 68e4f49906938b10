import North from '@mui/icons-material/NorthRounded';
import South from '@mui/icons-material/SouthRounded';
import Box from '@mui/material/Box';
import { formatCents } from '../../../../engine/web/format.ts';
import { messages as linksMessages } from '../../../features/links/messages.ts';
import { sheetMessages as messages } from './messages.ts';

interface MovementProps {
  /** Signed cents; nothing where nothing moved. */
  by: number | undefined;
  /** The figure it moved to: of a reduction more is better. */
  cents?: number;
  /** What a trade-in brings rather than what a dealer takes off. */
  isTrade?: boolean;
  isNew?: boolean | undefined;
}

/** How far a figure moved: green where the client pays less. */
export function Movement({ by, cents = 0, isTrade = false, isNew = false }: MovementProps) {
  if (by === undefined || by === 0) return null;
  const isReduction = cents < 0;
  const better = by < 0;
  const amount = formatCents(Math.abs(by));
  const text = isNew
    ? messages.isNew(amount)
    : !isReduction
      ? amount
      : isTrade
        ? better
          ? messages.more(amount)
          : messages.less(amount)
        : better
          ? messages.moreOff(amount)
          : messages.lessOff(amount);
  // The arrow follows the figure as it is printed: a larger discount goes up.
  const isUp = isReduction ? better : !better;
  const Arrow = isUp ? North : South;
  return (
    <Box
      component="span"
      className="num"
      sx={{
        fontSize: 'var(--fs-small)',
        lineHeight: '16px',
        color: better ? 'var(--success)' : 'var(--warning)',
        whiteSpace: 'nowrap',
        '& svg': { fontSize: 14, verticalAlign: '-2px', mr: '3px' },
      }}
    >
      <Arrow titleAccess={isUp ? linksMessages.worksheet.up : linksMessages.worksheet.down} />
      {text}
    </Box>
  );
}
