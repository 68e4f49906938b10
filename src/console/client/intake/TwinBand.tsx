import Copy from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { inSentence } from '../../../../engine/contract/inSentence.ts';
import type { GridBand } from '../../../../engine/console/grid/column.ts';
import { formatCents, formatDate, formatNumber } from '../../../../engine/web/format.ts';
import { reasonOf } from '../../../../engine/web/problem.ts';
import { toast } from '../../../../engine/web/toast/toast.ts';
import type { Link, LinkTwin } from '../../../../generated/api.ts';
import { linkReasonLabels, linkStatusLabels } from '../../../../generated/enums.ts';
import { api, dataOf } from '../../../api/client.ts';
import { useLinksRefresh } from '../links/queries.ts';
import { messages as shared } from '../../sheet/messages.ts';
import { readingOf, type CarRow, type RowStanding } from './carRows.ts';
import { messages } from './messages.ts';

interface TwinBandProps {
  row: CarRow;
  standing: RowStanding | undefined;
  firstName: string;
  onLeaveOut: (row: CarRow) => void;
  isWide?: boolean;
}

const amount = (cents: number): string => formatCents(cents, { whole: cents % 100 === 0 });

/** How the client's own link of this car is, in sentences. */
function twinSentences({ price, status, reason, is_displayed, published_at }: LinkTwin, asked: number | null): string[] {
  const at = price === null ? null : amount(price);
  const state = status === 'proposed' ? '' : `, ${inSentence(linkStatusLabels[status])}${reason === null ? '' : ` (${inSentence(linkReasonLabels[reason])})`}`;
  const moved =
    price === null || asked === null || price === asked ? [] : [asked < price ? messages.less(amount(price - asked)) : messages.more(amount(asked - price))];
  return [`${is_displayed && published_at !== null ? messages.sent(formatDate(published_at), at) : messages.hidden(at)}${state}.`, ...moved];
}

/** What the grid says below such rows. */
export function twinBand(standings: ReadonlyMap<string, RowStanding>, firstName: string, onLeaveOut: (row: CarRow) => void): GridBand<CarRow> {
  const standing = (row: CarRow) => standings.get(row.id);
  return {
    has: (row) => ['twin', 'repeat'].includes(standing(row)?.state ?? ''),
    show: (row) => <TwinBand row={row} standing={standing(row)} firstName={firstName} onLeaveOut={onLeaveOut} />,
  };
}

/** Below a row that is a car the client has, or one of a row above: what is known of the other, and what to do. */
export function TwinBand({ row, standing, firstName, onLeaveOut, isWide = false }: TwinBandProps) {
  const refresh = useLinksRefresh();
  const { car, draft } = readingOf(row);
  const twin = standing?.state === 'twin' ? (row.found?.twin ?? null) : null;
  const price = draft.price ?? null;
  const isRejected = twin?.status === 'rejected' && twin.previous_status !== null;
  const again = useMutation({
    mutationFn: async ({ id, previous_status, price: before }: LinkTwin): Promise<void> => {
      const params = { path: { id } };
      if (price !== null && price !== before) await dataOf<Link>(api.PATCH('/links/{id}', { params, body: { price } }));
      if (isRejected && previous_status) await dataOf(api.PATCH('/links/{id}/status', { params, body: { status: previous_status } }));
    },
    onSuccess: () => {
      const title = car.title ?? messages.car;
      toast.success(isRejected ? messages.sentAgain(title) : messages.updated(title));
      onLeaveOut(row);
    },
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: refresh,
  });
  const isNewPrice = twin !== null && price !== null && price !== twin.price;
  const label = twin && (isRejected ? messages.sendAgain(price === null ? null : amount(price)) : isNewPrice ? messages.update(amount(price)) : undefined);
  return (
    <>
      <Copy aria-hidden="true" sx={{ color: 'var(--warning)', fontSize: 16, flex: 'none' }} />
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', ...(isWide ? { whiteSpace: 'normal' } : {}) }}>
        {twin ? (
          <>
            <b style={{ fontWeight: 'var(--w-medium)' }}>{messages.has(firstName)}</b> {twinSentences(twin, price).join(' ')}
          </>
        ) : (
          messages.inRow(formatNumber(standing?.above ?? 1))
        )}
      </Box>
      {label && twin && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          disabled={again.isPending}
          onClick={() => again.mutate(twin)}
          sx={{ flex: 'none', background: 'var(--surface)' }}
        >
          {label}
        </Button>
      )}
      <Button size="small" variant="outlined" color="inherit" onClick={() => onLeaveOut(row)} sx={{ flex: 'none', background: 'var(--surface)' }}>
        {shared.leaveOut}
      </Button>
    </>
  );
}
