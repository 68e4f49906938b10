import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { UserPreferences } from '../../../generated/api.ts';
import { briefLines } from '../../features/preferences/brief.ts';
import { messages } from '../../features/preferences/messages.ts';

/** A checklist in a few lines. */
export function BriefView({ checklist }: { checklist: Pick<UserPreferences, 'selections' | 'trade_in'> }) {
  const lines = briefLines(checklist);
  if (lines.length === 0) return <Box sx={{ color: 'text.secondary' }}>{messages.nothingYet}</Box>;
  return <Facts lines={lines} />;
}

/** Facts below each other, each after its name: what stands beside a conversation. */
export function Facts({ lines }: { lines: readonly { label: string; value: ReactNode }[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: '84px minmax(0, 1fr)',
        gap: '6px 8px',
        fontSize: 'var(--fs-dense)',
        lineHeight: '18px',
        '& dt': { color: 'text.tertiary' },
        '& dd': { overflowWrap: 'anywhere' },
      }}
    >
      {lines.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
}
