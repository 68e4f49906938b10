import Payments from '@mui/icons-material/PaymentsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinkText from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatCents } from '../../../engine/web/format.ts';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { EmptyState } from '../../../engine/web/states.tsx';
import { useCount } from '../counts.ts';
import { messages } from './messages.ts';
import { Panel } from './Panel.tsx';
import type { Choice } from './period.ts';
import { revenueQuery, totalRevenueQuery } from './queries.ts';
import { RevenueChart } from './RevenueChart.tsx';
import { RevenueTable } from './RevenueTable.tsx';
import { seriesOf, type Series, type SeriesColumn } from './series.ts';
import { useListPath } from './useListPath.ts';

/** Net revenue by package, as bars or as a table; each column opens its payments. */
export function RevenuePanel({ choice, today }: { choice: Choice; today: string }) {
  const query = useQuery(revenueQuery(choice));
  const list = useListPath();
  const [asTable, setAsTable] = useState(false);
  const report = query.data;
  const shown = report && seriesOf(report, today);
  const pathOf = ({ period }: SeriesColumn) => list('payments', { moved_at_gte: period.starts_at, moved_at_lte: period.ends_at });
  const isEmpty = !shown?.columns.some(({ nets, refunded }) => refunded > 0 || nets.some((net) => net !== 0));
  return (
    <Panel
      title={messages.revenueBy[report?.unit ?? 'month']}
      query={query}
      loading={messages.loadingRevenue}
      failed={messages.revenueFailed}
      skeleton={<Skeleton height={212} width="100%" />}
      aside={shown && !isEmpty && <Legend series={shown.series} />}
    >
      {({ unit }) => (
        <>
          {shown === undefined || isEmpty ? (
            <EmptyState icon={<Payments />} title={messages.noRevenue}>
              {messages.noRevenueHint}
            </EmptyState>
          ) : asTable ? (
            <RevenueTable label={messages.revenueBy[unit]} unit={messages.unit[unit]} {...shown} pathOf={pathOf} />
          ) : (
            <RevenueChart {...shown} pathOf={pathOf} />
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', mt: 'auto', pt: 2, fontSize: 'var(--fs-small)' }}>
            {!isEmpty && (
              <Button size="small" sx={{ ml: -2 }} onClick={() => setAsTable(!asTable)}>
                {asTable ? messages.asChart : messages.asTable}
              </Button>
            )}
            <AllTime />
          </Box>
        </>
      )}
    </Panel>
  );
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <Box
      component="ul"
      aria-hidden="true"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 14px', fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.secondary' }}
    >
      {series.map(({ key, name, colour }) => (
        <li key={key}>
          <Box
            component="i"
            style={{ background: colour }}
            sx={{ display: 'inline-block', width: 10, height: 10, borderRadius: '2px', mr: '6px', verticalAlign: '-1px' }}
          />
          {name}
        </li>
      ))}
    </Box>
  );
}

/** What came in since the beginning, and how many packages are sold: each leads to its list. */
function AllTime() {
  const { data } = useQuery(totalRevenueQuery);
  const { count } = useCount('packages');
  const list = useListPath();
  return (
    <Box className="num" sx={{ display: 'flex', gap: 4, ml: 'auto', minHeight: 34, alignItems: 'center' }}>
      {data && (
        <LinkText component={Link} to={list('payments', {})}>
          {messages.allTime(formatCents(data.net, { whole: true }))}
        </LinkText>
      )}
      {count !== undefined && (
        <LinkText component={Link} to={list('packages')}>
          {messages.packages(count)}
        </LinkText>
      )}
    </Box>
  );
}
