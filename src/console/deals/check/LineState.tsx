import Above from '@mui/icons-material/NorthRounded';
import Below from '@mui/icons-material/SouthRounded';
import Follows from '@mui/icons-material/SubdirectoryArrowRightRounded';
import Missing from '@mui/icons-material/RemoveCircleOutlineRounded';
import New from '@mui/icons-material/AddCircleOutlineRounded';
import Same from '@mui/icons-material/CheckRounded';
import Sum from '@mui/icons-material/FunctionsRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import { differenceKindTones } from '../../../../generated/enums.ts';
import { messages } from '../messages.ts';
import type { LineState as State } from './lines.ts';

const icons: Readonly<Record<NonNullable<State>, SvgIconComponent>> = {
  same: Same,
  new: New,
  above: Above,
  missing: Missing,
  follows: Follows,
  below: Below,
  sum: Sum,
};

/** How a line compares, by icon, word and colour; nothing before it is typed. */
export function LineState({ state }: { state: State }) {
  if (state === null) return null;
  const Icon = icons[state];
  const tone = state === 'same' ? 'success' : differenceKindTones[state];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        fontSize: 'var(--fs-small)',
        fontWeight: 'var(--w-medium)',
        whiteSpace: 'nowrap',
        color: tone === undefined || tone === 'neutral' ? 'text.secondary' : `var(--${tone})`,
      }}
    >
      <Icon aria-hidden="true" sx={{ fontSize: 14 }} />
      {messages.states[state]}
    </Box>
  );
}
