import Payments from '@mui/icons-material/PaymentsOutlined';
import Box from '@mui/material/Box';
import LinkText from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCents } from '../../../engine/web/format.ts';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { EmptyState } from '../../../engine/web/states.tsx';
import { reportUnitLabels } from '../../../generated/enums.ts';
import { useCount } from '../counts.ts';
import { messages } from './messages.ts';
import { Panel } from './Panel.tsx';
import type { Choice } from './period.ts';
import { revenueQuery, totalRevenueQuery, useFresh } from './queries.ts';
import { ChartOrTable, Legend } from './ChartOrTable.tsx';
import { money } from './figure.ts';
import { revenueChart, type SeriesColumn } from './series.ts';
import { useListPath } from './useListPath.ts';

/** Net revenue by package, as bars or as a table; each column opens its payments. */
export function RevenuePanel({ choice, today }: { choice: Choice; today: string }) {
  const query = useFresh(revenueQuery(choice));
  const list = useListPath();
  const report = query.data;
  const shown = report && revenueChart(report, today);
  const pathOf = ({ period }: SeriesColumn) => list('payments', { moved_at_gte: period.starts_at, moved_at_lte: period.ends_at });
  const isEmpty = !shown?.columns.some(({ values, refunded }) => refunded > 0 || values.some((net) => net !== 0));
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
            <>
              <EmptyState icon={<Payments />} title={messages.noRevenue}>
                {messages.noRevenueHint}
              </EmptyState>
              <AllTime />
            </>
          ) : (
            <ChartOrTable figure={money} label={messages.revenueBy[unit]} unit={reportUnitLabels[unit]} chart={shown} pathOf={pathOf}>
              <AllTime />
            </ChartOrTable>
          )}
        </>
      )}
    </Panel>
  );
}

/** All-time revenue, and the number of packages sold: each links to its list. */
function AllTime() {
  const { data } = useQuery(totalRevenueQuery);
  const { count } = useCount('packages');
  const list = useListPath();
  return (
    <Box className="num" sx={{ display: 'flex', gap: 4, ml: 'auto', minHeight: 34, alignItems: 'center', fontSize: 'var(--fs-small)' }}>
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
