import Box from '@mui/material/Box';
import { policyLines, type Policy } from '../../../domain/refund-policy.ts';
import { messages } from './messages.ts';

/** A refund policy as clients read it before they pay: the share, and until when. */
export function RefundPolicy({ policy }: { policy: Policy }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 12px', fontSize: 'var(--fs-ui)', '& dd': { color: 'text.secondary' } }}
    >
      {policyLines(policy).map(({ percent, until }) => (
        <Box key={percent} sx={{ display: 'contents' }}>
          <dt className="num">{messages.refundShare(percent)}</dt>
          <dd>{messages.refundUntil(percent, until)}</dd>
        </Box>
      ))}
    </Box>
  );
}
