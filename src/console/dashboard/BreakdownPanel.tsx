import Insights from '@mui/icons-material/InsightsOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { inSentence } from '../../../engine/contract/inSentence.ts';
import { formatNumber, formatPercent } from '../../../engine/web/format.ts';
import { RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { EmptyState } from '../../../engine/web/states.tsx';
import type { ReportBreakdown } from '../../../generated/api.ts';
import { reportBreakdownLabels, reportBreakdownValues } from '../../../generated/enums.ts';
import { messages } from './messages.ts';
import { Panel } from './Panel.tsx';
import type { Choice } from './period.ts';
import { breakdownQuery, useFresh } from './queries.ts';
import { ShownSelect } from './ShownSelect.tsx';

/** A count of the period as bars, by what it splits into. The contract says what can be split. */
export function BreakdownPanel({ choice }: { choice: Choice }) {
  const [breakdown, setBreakdown] = useState<ReportBreakdown>('makes');
  const query = useFresh(breakdownQuery(breakdown, choice));
  const name = reportBreakdownLabels[breakdown];
  return (
    <Panel
      title={messages.breakdown}
      query={query}
      loading={messages.loadingBreakdown}
      failed={messages.breakdownFailed}
      skeleton={<RowsSkeleton rows={6} />}
      aside={<ShownSelect label={messages.measure} values={reportBreakdownValues} labels={reportBreakdownLabels} value={breakdown} onChange={setBreakdown} />}
    >
      {({ total, total_before, parts }) => {
        if (total === 0)
          return (
            <EmptyState icon={<Insights />} title={messages.noActivity(inSentence(name))}>
              {messages.noActivityHint}
            </EmptyState>
          );
        const rest = total - parts.reduce((sum, { count }) => sum + count, 0);
        const rows = parts.map((part) => ({ ...part, name: part.name ?? messages.unknownPart }));
        if (rest > 0) rows.push({ name: messages.otherParts, count: rest });
        const most = Math.max(...rows.map(({ count }) => count));
        return (
          <>
            <Box component="ul" aria-label={name} sx={{ mb: 3 }}>
              {rows.map((row) => (
                <Part key={row.name} {...row} total={total} most={most} />
              ))}
            </Box>
            <Box component="span" className="num" sx={{ mt: 'auto', color: 'text.secondary', fontSize: 'var(--fs-small)' }}>
              {messages.activityTotal(formatNumber(total), formatNumber(total_before))}
            </Box>
          </>
        );
      }}
    </Panel>
  );
}

/** @param most the longest bar’s count */
function Part({ name, count, total, most }: { name: string; count: number; total: number; most: number }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '108px minmax(0, 1fr) 44px 44px',
        gap: '10px',
        alignItems: 'center',
        minHeight: 28,
        fontSize: 'var(--fs-dense)',
      }}
    >
      <span className="cut" title={name}>
        {name}
      </span>
      <Box
        component="i"
        aria-hidden="true"
        style={{ width: `${(count / most) * 100}%` }}
        sx={{ display: 'block', minWidth: '2px', height: 12, borderRadius: 'var(--r-xs)', background: 'var(--chart-2)' }}
      />
      <Box component="b" className="num" sx={{ textAlign: 'right', fontWeight: 'fontWeightMedium' }}>
        {formatNumber(count)}
      </Box>
      <Box component="span" className="num" sx={{ textAlign: 'right', color: 'text.tertiary', fontSize: 'var(--fs-small)' }}>
        {formatPercent(Math.round((count / total) * 100))}
      </Box>
    </Box>
  );
}
