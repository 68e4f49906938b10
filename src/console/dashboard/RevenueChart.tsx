import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatCents, formatCentsShort, formatShort } from '../../../engine/web/format.ts';
import { axisTicks } from './axis.ts';
import { messages } from './messages.ts';
import type { Series, SeriesColumn } from './series.ts';

/** Of the bars, in px. */
const plotHeight = 160;
/** Above the highest line, where a bar's head may stand. */
const headroom = 20;
/** Up to this many columns each has its sum over it and its name under it. */
const roomy = 16;
/** As wide as a column must be to be hit, in px. */
const narrowest = 26;

interface RevenueChartProps {
  series: readonly Series[];
  columns: readonly SeriesColumn[];
  /** The list behind a column. */
  pathOf: (column: SeriesColumn) => string;
}

/** What a column has above zero, and below it, in cents: packages of which more was refunded than paid hang below. */
const above = (nets: readonly number[]) => nets.reduce((sum, net) => sum + Math.max(0, net), 0);
const below = (nets: readonly number[]) => nets.reduce((sum, net) => sum + Math.max(0, -net), 0);

/** Stacked bars, one for each column; each is a link to its payments and says its sums. */
export function RevenueChart({ series, columns, pathOf }: RevenueChartProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // On a phone the chart is wider than the screen: it begins with what is newest.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box) box.scrollLeft = box.scrollWidth;
  }, [columns.length]);
  const ticks = axisTicks(Math.max(0, ...columns.map(({ nets }) => above(nets))), Math.min(0, ...columns.map(({ nets }) => -below(nets))));
  const [floor = 0] = ticks;
  const span = (ticks.at(-1) ?? 0) - floor || 1;
  const every = columns.length <= roomy ? 1 : 7;
  const share = (cents: number) => `${(cents / span) * 100}%`;
  return (
    <Box ref={scroller} sx={{ overflowX: 'auto', pt: '2px' }}>
      <Box
        sx={{
          position: 'relative',
          pl: '48px',
          minWidth: Math.max(520, columns.length * narrowest + 48),
          fontSize: '.6875rem',
          lineHeight: '14px',
          fontFeatureSettings: 'var(--num)',
        }}
      >
        <Box aria-hidden="true" sx={{ position: 'absolute', top: headroom, left: 0, right: 0, height: plotHeight, color: 'text.tertiary' }}>
          {ticks.map((tick) => (
            <Box
              key={tick}
              style={{ bottom: share(tick - floor) }}
              sx={{ position: 'absolute', left: 0, right: 0, borderBottom: '1px solid var(--chart-grid)' }}
            >
              <Box component="span" sx={{ position: 'absolute', left: 0, width: 42, bottom: '-8px', textAlign: 'right' }}>
                {tick === 0 ? 0 : formatCentsShort(tick)}
              </Box>
            </Box>
          ))}
        </Box>
        <Box component="ol" sx={{ position: 'relative', display: 'flex' }}>
          {columns.map((column, index) => (
            <Column
              key={column.period.from}
              column={column}
              series={series}
              to={pathOf(column)}
              share={share}
              floor={floor}
              hasHead={columns.length <= roomy}
              hasName={(columns.length - 1 - index) % every === 0}
            />
          ))}
        </Box>
      </Box>
    </Box>
  );
}

interface ColumnProps {
  column: SeriesColumn;
  series: readonly Series[];
  to: string;
  share: (cents: number) => string;
  /** The lowest value of the axis: zero or below. */
  floor: number;
  hasHead: boolean;
  hasName: boolean;
}

function Column({ column, series, to, share, floor, hasHead, hasName }: ColumnProps) {
  const parts = series.map(({ name }, index) => messages.part(name, formatCents(column.nets[index] ?? 0, { whole: true })));
  if (column.refunded > 0) parts.push(messages.refunded(formatCents(column.refunded, { whole: true })));
  const sum = formatCents(column.net, { whole: true });
  return (
    <Box component="li" sx={{ flex: '1 1 0', minWidth: 0 }}>
      <Tooltip
        describeChild
        title={
          <Box component="span" className="num" sx={{ display: 'grid' }}>
            <b>{`${column.long}: ${sum}`}</b>
            {parts.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </Box>
        }
      >
        <Box
          component={Link}
          to={to}
          aria-label={messages.columnLabel(column.long, sum, parts.join(', '))}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'center',
            color: 'text.tertiary',
            borderRadius: 'var(--r-xs)',
            outlineOffset: '-2px',
            '&:hover': { textDecoration: 'none', background: 'var(--hover)' },
          }}
        >
          <Box component="span" sx={{ position: 'relative', width: '58%', maxWidth: 32, height: plotHeight + headroom, pt: `${headroom}px` }}>
            <Box component="span" sx={{ position: 'relative', display: 'block', height: '100%' }}>
              <Box
                component="span"
                style={{ height: share(above(column.nets)), bottom: share(-floor) }}
                sx={{ position: 'absolute', left: 0, right: 0, display: 'flex', flexDirection: 'column', borderRadius: '2px 2px 0 0' }}
              >
                {hasHead && column.net !== 0 && (
                  <Box
                    component="b"
                    sx={{
                      position: 'absolute',
                      bottom: '100%',
                      left: '-20px',
                      right: '-20px',
                      pb: '3px',
                      textAlign: 'center',
                      color: column.net < 0 ? 'var(--error)' : 'text.primary',
                      fontWeight: 'fontWeightMedium',
                    }}
                  >
                    {formatShort(column.net / 100)}
                  </Box>
                )}
                <Parts nets={column.nets} series={series} />
              </Box>
              <Box
                component="span"
                style={{ height: share(below(column.nets)), bottom: share(-floor - below(column.nets)) }}
                sx={{ position: 'absolute', left: 0, right: 0, display: 'flex', flexDirection: 'column', opacity: 0.7 }}
              >
                <Parts nets={column.nets.map((net) => -net)} series={series} />
              </Box>
            </Box>
          </Box>
          <Box
            component="span"
            sx={{
              minHeight: 30,
              pt: '5px',
              textAlign: 'center',
              whiteSpace: 'nowrap',
              lineHeight: '13px',
              width: 0,
              display: 'flex',
              justifyContent: 'center',
            }}
          >
            {hasName && (
              <span>
                <Box component={column.isSoFar ? 'b' : 'span'} sx={column.isSoFar ? { color: 'text.primary', fontWeight: 'fontWeightMedium' } : {}}>
                  {column.short}
                </Box>
                {column.isSoFar && (
                  <Box component="span" sx={{ display: 'block' }}>
                    {messages.soFar}
                  </Box>
                )}
              </span>
            )}
          </Box>
        </Box>
      </Tooltip>
    </Box>
  );
}

/** The parts of a bar that are above zero. A line of the surface between two parts; their order says which is which. */
function Parts({ nets, series }: { nets: readonly number[]; series: readonly Series[] }) {
  return series.map(({ key, colour }, index) => (
    <Box
      component="i"
      key={key}
      style={{ flexGrow: Math.max(0, nets[index] ?? 0), background: colour }}
      sx={{
        flexBasis: 0,
        minHeight: 0,
        '& + &': { boxShadow: 'inset 0 1px 0 var(--surface)' },
        '&:first-of-type': { borderRadius: '2px 2px 0 0' },
      }}
    />
  ));
}
