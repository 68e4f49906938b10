import QueryStats from '@mui/icons-material/QueryStatsRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../../engine/console/inputs/useDebounced.ts';
import { formatCents, formatNumber } from '../../../engine/web/format.ts';
import type { RefundLadder, RefundPreview } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { ladderOf, type Typed } from './firm-settings.ts';
import { messages } from './messages.ts';

const previewQuery = (ladder: RefundLadder) =>
  apiQuery<RefundPreview>(['/settings', 'refund-preview', ladder], (signal) =>
    api.GET('/settings/refund-preview', { params: { query: { refund_ladder: ladder } }, signal }),
  );

/** What the refunds of the last 12 months would have been by the edited policy; nothing while it is the one in force. */
export function RefundYear({ values, saved }: { values: Typed; saved: Typed }) {
  const ladder = ladderOf(values);
  const isEdited = ladder !== undefined && JSON.stringify(ladder) !== JSON.stringify(ladderOf(saved));
  const typed = JSON.stringify(ladder ?? null);
  const isAtRest = useDebounced(typed) === typed;
  return <div aria-live="polite">{isEdited && <Compared ladder={ladder} isAtRest={isAtRest} />}</div>;
}

/** An answer is shown only beside the very shares it is about. */
function Compared({ ladder, isAtRest }: { ladder: RefundLadder; isAtRest: boolean }) {
  const { data, isError, refetch } = useQuery({ ...previewQuery(ladder), enabled: isAtRest });
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 2,
        pt: 3,
        borderTop: '1px solid var(--border-soft)',
        fontSize: 'var(--fs-dense)',
        lineHeight: '20px',
        color: 'text.secondary',
        '& b': { color: 'text.primary', fontWeight: 'fontWeightMedium' },
        '& .MuiSvgIcon-root': { fontSize: 16, mt: '2px', color: 'var(--text-3)' },
      }}
    >
      <QueryStats aria-hidden />
      {data ? (
        <Sums preview={data} />
      ) : isError && isAtRest ? (
        <span>
          {messages.year.failed}{' '}
          <Button size="small" onClick={() => void refetch()} sx={{ my: -1 }}>
            {messages.year.again}
          </Button>
        </span>
      ) : (
        <span>{messages.year.comparing}</span>
      )}
    </Box>
  );
}

function Sums({ preview: { refunds, refunded, by_policy, unchanged } }: { preview: RefundPreview }) {
  if (refunds === 0) return <span>{messages.year.none}</span>;
  const more = by_policy - refunded;
  return (
    <span>
      {messages.year.refunds(refunds, formatNumber(refunds))} <b className="num">{formatCents(by_policy)}</b>{' '}
      {more === 0 ? (
        messages.year.same
      ) : (
        <>
          {messages.year.insteadOf(formatCents(refunded))} <b className="num">{messages.year.by(formatCents(Math.abs(more)), more > 0)}</b>
        </>
      )}
      {unchanged > 0 && ` ${messages.year.unchanged(unchanged, formatNumber(unchanged))}`}
    </span>
  );
}
