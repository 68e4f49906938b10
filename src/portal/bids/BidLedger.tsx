import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Card } from '../../../engine/web/Card.tsx';
import { formatCents } from '../../../engine/web/format.ts';
import { Note } from '../../../engine/web/Note.tsx';
import type { ClientBids } from '../../../generated/api.ts';
import { bidLineNameLabels } from '../../../generated/enums.ts';
import { inSentence } from '../../../engine/contract/inSentence.ts';
import { bidGroups } from '../../features/bids/compare.ts';
import { BidRows } from '../../features/bids/BidRows.tsx';
import { bidTable } from '../../features/bids/table.ts';
import { bidsMessages as messages } from './messages.ts';

/** The prices line by line, best first; what a dealer left out is said before it. */
export function BidLedger({ bids: { bids } }: { bids: ClientBids }) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const prices = bids.map(({ bid }) => bid);
  const hasTrade = prices.some(({ lines }) => (lines.trade_allowance ?? 0) > 0);
  const groups = bidGroups(prices, hasTrade ? '' : null);
  return (
    <Box component="section" sx={{ mt: 10 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 3, mb: 3 }}>
        <Box sx={{ flex: 1, minWidth: 220 }}>
          <Typography variant="h3" component="h2">
            {messages.lineByLine}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {messages.hint}
          </Typography>
        </Box>
        <FormControlLabel
          control={<Switch checked={onlyDifferences} onChange={(_event, on) => setOnlyDifferences(on)} />}
          label={messages.onlyDifferences}
          sx={{ mr: 0 }}
        />
      </Box>
      {bids
        .filter(({ bid }) => bid.missing.length > 0)
        .map(({ dealer_name, bid }) => (
          <Note key={bid.id} tone="warning" sx={{ mb: 3 }}>
            {messages.missing(
              dealer_name,
              formatCents(bid.total_otd),
              bid.missing.map((name) => inSentence(bidLineNameLabels[name])).join(', '),
              formatCents(bid.comparable_otd),
            )}
          </Note>
        ))}
      <Card sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={messages.lineByLine}>
        <Box component="table" sx={bidTable(bids.length)}>
          <thead>
            <tr>
              <td>{messages.bestFirst}</td>
              {bids.map(({ dealer_name, place, bid }) => (
                <th scope="col" key={bid.id}>
                  <Box component="span" sx={{ display: 'block', fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
                    {[dealer_name, place].filter(Boolean).join(', ')}
                  </Box>
                  <Box component="span" className="num" sx={{ fontSize: '1.0625rem', fontWeight: 'var(--w-strong)', whiteSpace: 'nowrap' }}>
                    {bid.missing.length > 0 && '≈ '}
                    {formatCents(bid.comparable_otd)}
                  </Box>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <BidRows groups={groups} bids={prices} onlyDifferences={onlyDifferences} />
          </tbody>
        </Box>
      </Card>
    </Box>
  );
}
