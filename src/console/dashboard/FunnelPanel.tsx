import Filter from '@mui/icons-material/FilterAltOutlined';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { funnelStageLabels } from '../../../generated/enums.ts';
import { formatNumber, formatPercent } from '../../../engine/web/format.ts';
import { RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { EmptyState } from '../../../engine/web/states.tsx';
import { messages } from './messages.ts';
import { Panel } from './Panel.tsx';
import type { Choice } from './period.ts';
import { funnelQuery, useFresh } from './queries.ts';
import { useListPath } from './useListPath.ts';

/** Of those who began in the period: how many came how far. Each stage opens the people who came at least there. */
export function FunnelPanel({ choice }: { choice: Choice }) {
  const query = useFresh(funnelQuery(choice));
  const list = useListPath();
  return (
    <Panel title={messages.funnel} query={query} loading={messages.loadingFunnel} failed={messages.funnelFailed} skeleton={<RowsSkeleton rows={6} />}>
      {({ stages, period }) => {
        const all = stages[0]?.count ?? 0;
        if (all === 0) {
          return (
            <EmptyState icon={<Filter />} title={messages.noProspects}>
              {messages.noProspectsHint}
            </EmptyState>
          );
        }
        return (
          <ol>
            {stages.map(({ stage, count }, index) => {
              const share = (count / all) * 100;
              const shareText = formatPercent(Math.round(share));
              return (
                <Box component="li" key={stage}>
                  <Box
                    component={Link}
                    to={list('incomplete-onboardings', { reached: stage, created_at_gte: period.starts_at, created_at_lte: period.ends_at })}
                    aria-label={messages.stageLabel(messages.stageHint[stage], formatNumber(count), shareText)}
                    title={messages.stageHint[stage]}
                    sx={{
                      display: 'grid',
                      gridTemplateColumns: '72px minmax(0, 1fr) 44px 44px',
                      gap: '10px',
                      alignItems: 'center',
                      minHeight: 36,
                      mx: -2,
                      px: 2,
                      borderRadius: 'var(--r-sm)',
                      color: 'text.primary',
                      fontSize: 'var(--fs-dense)',
                      '&:hover': { background: 'var(--hover)', textDecoration: 'none' },
                      '@media (pointer: coarse)': { minHeight: 44 },
                    }}
                  >
                    {funnelStageLabels[stage]}
                    <span>
                      <Box
                        component="i"
                        style={{ width: `${share}%` }}
                        sx={{
                          display: 'block',
                          minWidth: '2px',
                          height: 16,
                          borderRadius: 'var(--r-xs)',
                          background: index === stages.length - 1 ? 'var(--chart-1)' : 'var(--chart-2)',
                        }}
                      />
                    </span>
                    <Box component="b" className="num" sx={{ textAlign: 'right', fontWeight: 'fontWeightMedium' }}>
                      {formatNumber(count)}
                    </Box>
                    <Box component="span" className="num" sx={{ textAlign: 'right', color: 'text.tertiary', fontSize: 'var(--fs-small)' }}>
                      {shareText}
                    </Box>
                  </Box>
                </Box>
              );
            })}
          </ol>
        );
      }}
    </Panel>
  );
}
