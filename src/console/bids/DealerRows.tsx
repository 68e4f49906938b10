import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatCents, formatDateTime, formatSpan, formatWeekday, todayHere } from '../../../engine/web/format.ts';
import type { BidInvitation } from '../../../generated/api.ts';
import { bidSourceLabels } from '../../../generated/enums.ts';
import { bidRequestsLabels } from '../../../generated/labels.ts';
import { lineFields } from '../../features/bids/draft.ts';
import { AttachmentList } from '../../kit/files/AttachmentList.tsx';
import { messages } from './messages.ts';

interface Said {
  text: string;
  tone?: 'warning' | 'success';
}

function Row({ label, dealers, read }: { label: string; dealers: readonly BidInvitation[]; read: (dealer: BidInvitation) => Said | null }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {dealers.map((dealer) => {
        const said = read(dealer);
        return (
          <Box
            component="td"
            key={dealer.dealer_id}
            sx={{ textAlign: 'left !important', fontSize: 'var(--fs-small)', ...(said?.tone ? { color: `var(--${said.tone})` } : {}) }}
          >
            {said?.text}
          </Box>
        );
      })}
    </tr>
  );
}

/** What came with the prices, sent by the dealer or attached by staff: opened by name. */
function FilesRow({ dealers }: { dealers: readonly BidInvitation[] }) {
  if (dealers.every(({ files }) => files.length === 0)) return null;
  return (
    <tr>
      <th scope="row">{messages.files}</th>
      {dealers.map(({ dealer_id, files }) => (
        <Box component="td" key={dealer_id} sx={{ textAlign: 'left !important' }}>
          <AttachmentList files={files} />
        </Box>
      ))}
    </tr>
  );
}

/** When each dealer looked and answered, how far it came down, how long its price counts. */
export function DealerFacts({ dealers }: { dealers: readonly BidInvitation[] }): ReactNode {
  const today = todayHere();
  return (
    <>
      <Row
        label={messages.opened}
        dealers={dealers}
        read={({ opened_at, sent_at }) => (opened_at ? { text: formatDateTime(opened_at) } : sent_at ? { text: messages.notOpened, tone: 'warning' } : null)}
      />
      <Row
        label={bidRequestsLabels.answered}
        dealers={dealers}
        read={({ bids: [bid], declined_reason }) =>
          bid ? { text: messages.by(formatDateTime(bid.created_at), bidSourceLabels[bid.source]) } : declined_reason ? { text: declined_reason } : null
        }
      />
      <FilesRow dealers={dealers} />
      <Row
        label={messages.sinceFirst}
        dealers={dealers}
        read={({ bids }) => {
          const [now, first] = [bids[0], bids.at(-1)];
          if (!now || !first || bids.length < 2) return null;
          const moved = now.total_otd - first.total_otd;
          if (moved === 0) return { text: messages.unchanged };
          return moved < 0 ? { text: `↓ ${formatCents(-moved)}`, tone: 'success' } : { text: `↑ ${formatCents(moved)}`, tone: 'warning' };
        }}
      />
      <Row
        label={lineFields['good_through']?.label ?? ''}
        dealers={dealers}
        read={({ bids: [bid] }) => {
          if (!bid) return null;
          const day = bid.lines.good_through;
          return day ? { text: formatWeekday(day), ...(day <= today ? { tone: 'warning' as const } : {}) } : { text: messages.noDay };
        }}
      />
    </>
  );
}

/** What is known of each dealer from other requests. */
export function DealerRecord({ dealers }: { dealers: readonly BidInvitation[] }): ReactNode {
  return (
    <>
      <tr>
        <Box
          component="th"
          scope="colgroup"
          colSpan={dealers.length + 1}
          sx={{ background: 'var(--surface-2)', fontSize: 'var(--fs-small)', color: 'text.secondary' }}
        >
          {messages.record}
        </Box>
      </tr>
      <Row label={messages.kept} dealers={dealers} read={({ quotes_kept, quotes_signed }) => ({ text: messages.keptOf(quotes_kept, quotes_signed) })} />
      <Row
        label={messages.median}
        dealers={dealers}
        read={({ median_answer_minutes }) => ({ text: median_answer_minutes === null ? messages.noMedian : formatSpan(median_answer_minutes * 60_000) })}
      />
    </>
  );
}
