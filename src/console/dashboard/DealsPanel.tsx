import Handshake from '@mui/icons-material/HandshakeOutlined';
import Box from '@mui/material/Box';
import LinkText from '@mui/material/Link';
import { useContext } from 'react';
import { Link } from 'react-router';
import { recordPath } from '../../../engine/console/paths.ts';
import { formatCents, formatNumber } from '../../../engine/web/format.ts';
import { RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { EmptyState } from '../../../engine/web/states.tsx';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import type { DealsReport } from '../../../generated/api.ts';
import { dealStatusLabels, dealStatusTones } from '../../../generated/enums.ts';
import { ConsoleContext } from '../shell/ConsoleContext.ts';
import { messages } from './messages.ts';
import { Panel } from './Panel.tsx';
import { dealsQuery, useFresh } from './queries.ts';
import { useListPath } from './useListPath.ts';

/** The route segment of deals. */
const segment = 'deals';

/** Deals by state, what they saved, and how clients rated them, the unhappy ones first. Every figure opens its list. */
export function DealsPanel() {
  const query = useFresh(dealsQuery);
  const list = useListPath();
  return (
    <Panel
      title={messages.deals}
      query={query}
      loading={messages.loadingDeals}
      failed={messages.dealsFailed}
      skeleton={<RowsSkeleton rows={5} />}
      aside={
        <LinkText component={Link} to={list(segment)}>
          {messages.allDeals}
        </LinkText>
      }
    >
      {({ states, delivered, savings, rated, rating, unhappy }) =>
        states.length === 0 ? (
          <EmptyState icon={<Handshake />} title={messages.noDeals}>
            {messages.noDealsHint}
          </EmptyState>
        ) : (
          <>
            <Box component="ul" aria-label={messages.deals} sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', mb: 3 }}>
              {states.map(({ status, count }) => (
                <Box
                  component="li"
                  key={status}
                  sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 28, '@media (pointer: coarse)': { minHeight: 44 } }}
                >
                  <Box component={Link} to={list(segment, { status })} sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, color: 'text.primary' }}>
                    <StatusChip label={dealStatusLabels[status]} tone={dealStatusTones[status] ?? 'neutral'} />
                    <b className="num">{formatNumber(count)}</b>
                  </Box>
                </Box>
              ))}
            </Box>
            <Box sx={{ fontSize: 'var(--fs-dense)', mb: 3 }}>
              {messages.savedForClients(formatCents(savings), delivered)}
              <br />
              {rating === null ? messages.notRated : messages.ratedBy(formatNumber(rating, 1), rated)}
            </Box>
            <Box component="h3" sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary', mb: 1 }}>
              {messages.unhappy}
            </Box>
            {unhappy.length === 0 ? (
              <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-dense)' }}>{messages.noneUnhappy}</Box>
            ) : (
              <Unhappy deals={unhappy} />
            )}
          </>
        )
      }
    </Panel>
  );
}

function Unhappy({ deals }: { deals: DealsReport['unhappy'] }) {
  const { basename } = useContext(ConsoleContext);
  return (
    <ul>
      {deals.map(({ id, title, client_name, rating, rating_words }) => (
        <Box
          component="li"
          key={id}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            gap: '0 12px',
            padding: '6px 0',
            borderTop: '1px solid var(--border-soft)',
            fontSize: 'var(--fs-dense)',
            lineHeight: '18px',
          }}
        >
          <LinkText component={Link} to={recordPath(basename, segment, id)} className="cut">
            {client_name}, {title}
          </LinkText>
          <Box component="b" className="num" sx={{ color: 'var(--error)' }}>
            {messages.ratingOf(rating)}
          </Box>
          {rating_words && (
            <Box className="cut" title={rating_words} sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
              {rating_words}
            </Box>
          )}
        </Box>
      ))}
    </ul>
  );
}
