import Box from '@mui/material/Box';
import { policyLines, type Policy } from '../../../domain/refund-policy.ts';
import { messages } from './messages.ts';

/** A refund policy as clients read it before they pay: the share, and until when; shares that `before` has not are marked. */
export function RefundPolicy({ policy, before }: { policy: Policy; before?: Policy | undefined }) {
  const known = before && policyLines(before).map(({ percent, until }) => `${percent} ${until}`);
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        gap: '4px 12px',
        fontSize: 'var(--fs-ui)',
        '& dd': { color: 'text.secondary' },
        '& mark': { px: 1, borderRadius: '4px', background: 'var(--warning-soft)', color: 'var(--warning)' },
      }}
    >
      {policyLines(policy).map(({ percent, until }) => (
        <Box key={percent} sx={{ display: 'contents' }}>
          <dt className="num">
            {known && !known.includes(`${percent} ${until}`) ? <mark>{messages.refundShare(percent)}</mark> : messages.refundShare(percent)}
          </dt>
          <dd>{messages.refundUntil(percent, until)}</dd>
        </Box>
      ))}
    </Box>
  );
}
