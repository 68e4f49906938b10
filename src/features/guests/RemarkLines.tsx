import Box from '@mui/material/Box';
import type { LinkRemark } from '../../../generated/api.ts';
import { remarkMarkLabels, remarkMarkTones } from '../../../generated/enums.ts';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';

/** What people think of one car, a line each. */
export function RemarkLines({ remarks }: { remarks: readonly LinkRemark[] }) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 2 }}>
      {remarks.map(({ author_id: id, author_name: name, mark, comment }) => (
        <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 8px', fontSize: 'var(--fs-ui)' }}>
          <Box component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
            {name}
          </Box>
          {mark && <StatusChip label={remarkMarkLabels[mark]} tone={remarkMarkTones[mark] ?? 'neutral'} />}
          {comment && <Box sx={{ flexBasis: '100%', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{comment}</Box>}
        </Box>
      ))}
    </Box>
  );
}
