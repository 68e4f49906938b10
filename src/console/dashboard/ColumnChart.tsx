import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { axisTicks } from './axis.ts';
import { messages } from './messages.ts';
import type { Figure } from './figure.ts';
import type { Series, SeriesColumn } from './series.ts';

/** Of the bars, in px. */
const plotHeight = 160;
/** Above the highest gridline, room for a bar's label. */
const headroom = 20;
/** Up to this many columns each has its sum over it and its name under it. */
const roomy = 16;
/** As wide as a column must be to be hit, in px. */
const narrowest = 26;
/** On a phone the whole range stands in the window: up to this many columns can be hit there, and as many names stand side by side. */
const roomyOnPhone = 8;
const onPhone = '(max-width: 600px)';

interface ColumnChartProps {
  figure: Figure;
  series: readonly Series[];
  columns: readonly SeriesColumn[];
  /** The list behind a column, where there is one. */
  pathOf?: (column: SeriesColumn) => string;
}

/** What a column has above zero, and below it: packages of which more was refunded than paid hang below. */
const above = (values: readonly number[]) => values.reduce((sum, value) => sum + Math.max(0, value), 0);
const below = (values: readonly number[]) => values.reduce((sum, value) => sum + Math.max(0, -value), 0);

/** Stacked bars, one for each column; each says its sums and links to its rows, where there is a list of them. */
export function ColumnChart({ figure, series, columns, pathOf }: ColumnChartProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery(onPhone, { noSsr: true });
  // On a small desktop many columns are wider than their card: it starts scrolled to the newest.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box) box.scrollLeft = box.scrollWidth;
  }, [columns.length]);
  const ticks = axisTicks(Math.max(0, ...columns.map(({ values }) => above(values))), Math.min(0, ...columns.map(({ values }) => -below(values))));
  const [floor = 0] = ticks;
  const span = (ticks.at(-1) ?? 0) - floor || 1;
  const few = isPhone ? roomyOnPhone : roomy;
  const every = columns.length <= few ? 1 : isPhone ? Math.ceil(columns.length / 4) : 7;
  const share = (value: number) => `${(value / span) * 100}%`;
  return (
    <Box ref={scroller} sx={{ overflowX: 'auto', pt: '2px' }}>
      <Box
        sx={{
          position: 'relative',
          pl: '48px',
          ...(isPhone ? { pr: '12px' } : { minWidth: Math.max(520, columns.length * narrowest + 48) }),
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
                {tick === 0 ? 0 : figure.tick(tick)}
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
              figure={figure}
              // Narrower than a finger it leads nowhere, but says its sums.
              to={isPhone && columns.length > roomyOnPhone ? undefined : pathOf?.(column)}
              share={share}
              floor={floor}
              hasHead={columns.length <= few}
              hasName={(columns.length - 1 - index) % every === 0}
            />
          ))}
        </Box>
      </Box>
    </Box>
  );
}

interface ColumnProps {
  figure: Figure;
  column: SeriesColumn;
  series: readonly Series[];
  to: string | undefined;
  share: (value: number) => string;
  /** The lowest value of the axis: zero or below. */
  floor: number;
  hasHead: boolean;
  hasName: boolean;
}

function Column({ figure, column, series, to, share, floor, hasHead, hasName }: ColumnProps) {
  const parts = series.map(({ name }, index) => messages.part(name, figure.full(column.values[index] ?? 0)));
  if (column.refunded > 0) parts.push(messages.refunded(figure.full(column.refunded)));
  const sum = figure.full(column.sum);
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
          {...(to === undefined ? { component: 'span', role: 'img', tabIndex: 0 } : { component: Link, to })}
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
                style={{ height: share(above(column.values)), bottom: share(-floor) }}
                sx={{ position: 'absolute', left: 0, right: 0, display: 'flex', flexDirection: 'column', borderRadius: '2px 2px 0 0' }}
              >
                {hasHead && column.sum !== 0 && (
                  <Box
                    component="b"
                    sx={{
                      position: 'absolute',
                      bottom: '100%',
                      left: '-20px',
                      right: '-20px',
                      pb: '3px',
                      textAlign: 'center',
                      color: column.sum < 0 ? 'var(--error)' : 'text.primary',
                      fontWeight: 'fontWeightMedium',
                    }}
                  >
                    {figure.head(column.sum)}
                  </Box>
                )}
                <Parts values={column.values} series={series} />
              </Box>
              <Box
                component="span"
                style={{ height: share(below(column.values)), bottom: share(-floor - below(column.values)) }}
                sx={{ position: 'absolute', left: 0, right: 0, display: 'flex', flexDirection: 'column', opacity: 0.7 }}
              >
                <Parts values={column.values.map((value) => -value)} series={series} />
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
function Parts({ values, series }: { values: readonly number[]; series: readonly Series[] }) {
  return series.map(({ key, colour }, index) => (
    <Box
      component="i"
      key={key}
      style={{ flexGrow: Math.max(0, values[index] ?? 0), background: colour }}
      sx={{
        flexBasis: 0,
        minHeight: 0,
        '& + &': { boxShadow: 'inset 0 1px 0 var(--surface)' },
        '&:first-of-type': { borderRadius: '2px 2px 0 0' },
      }}
    />
  ));
}
