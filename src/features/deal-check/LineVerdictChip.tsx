import Check from '@mui/icons-material/CheckRounded';
import Fixed from '@mui/icons-material/DoneAllRounded';
import High from '@mui/icons-material/TrendingUpRounded';
import Missing from '@mui/icons-material/HelpOutlineRounded';
import Remove from '@mui/icons-material/RemoveCircleOutlineRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import type { LineVerdict } from '../../../generated/api.ts';
import { lineVerdictLabels, lineVerdictTones } from '../../../generated/enums.ts';
import { messages } from './messages.ts';

const icons: Readonly<Record<LineVerdict, SvgIconComponent>> = { fair: Check, high: High, ask_to_remove: Remove, missing: Missing };

/** What is said of one line; a line the dealer put right says so. */
export function LineVerdictChip({ verdict, isFixed = false }: { verdict: LineVerdict; isFixed?: boolean }) {
  const Icon = isFixed ? Fixed : icons[verdict];
  return (
    <StatusChip
      tone={lineVerdictTones[verdict] ?? 'neutral'}
      label={isFixed ? messages.fixed : lineVerdictLabels[verdict]}
      icon={<Icon aria-hidden="true" />}
      sx={verdict === 'missing' ? { borderStyle: 'dashed' } : {}}
    />
  );
}
