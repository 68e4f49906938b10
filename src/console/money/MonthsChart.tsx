import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Link } from 'react-router';
import { formatCents, formatCentsShort, formatDayParts } from '../../../engine/web/format.ts';
import type { Statement } from '../../../generated/api.ts';
import { Mark, moneyColours } from './Mark.tsx';
import { messages } from './messages.ts';
import { monthName } from './monthName.ts';

/** Of the bars, in px. */
const height = 56;
/** A phone has room for so many. */
const onPhone = 6;

interface MonthsChartProps {
  months: Statement['months'];
  /** The one whose statement is shown. */
  month: string;
  pathOf: (month: string) => string;
}

/** Cash and earned, month by month; a month leads to its statement. */
export function MonthsChart({ months, month, pathOf }: MonthsChartProps) {
  const most = Math.max(1, ...months.flatMap(({ cash_in, earned }) => [cash_in, earned]));
  return (
    <Card component="section" aria-label={messages.months} sx={{ p: '14px 16px 12px' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 12px', mb: 2 }}>
        <Box component="h2" sx={{ fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'fontWeightBold', letterSpacing: 'var(--tr-h3)' }}>
          {messages.months}
        </Box>
        <Box sx={{ flex: 1, minWidth: 180, color: 'text.secondary' }}>{messages.pressMonth}</Box>
        <Box aria-hidden="true" sx={{ display: 'flex', gap: 4, fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
          <span>
            <Mark of="cash" />
            {messages.cashIn}
          </span>
          <span>
            <Mark of="earned" />
            {messages.earnedSum}
          </span>
        </Box>
      </Box>
      <Box component="ol" sx={{ display: 'flex', gap: '2px' }}>
        {months.map((one, index) => (
          <Box
            component="li"
            key={one.month}
            sx={{ flex: '1 1 0', minWidth: 0, ...(index < months.length - onPhone ? { '@media (max-width: 600px)': { display: 'none' } } : {}) }}
          >
            <Month one={one} most={most} isShown={one.month === month} to={pathOf(one.month)} />
          </Box>
        ))}
      </Box>
    </Card>
  );
}

function Month({ one: { month, cash_in, earned }, most, isShown, to }: { one: Statement['months'][number]; most: number; isShown: boolean; to: string }) {
  const bar = (cents: number) => Math.max(cents > 0 ? 2 : 0, Math.round((cents / most) * height));
  const said = messages.monthSum(monthName(month), formatCents(cash_in), formatCents(earned));
  return (
    <Box
      component={Link}
      to={to}
      aria-label={said}
      title={said}
      {...(isShown ? { 'aria-current': 'page' as const } : {})}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        p: '4px 2px 6px',
        borderRadius: 'var(--r-sm)',
        fontSize: 'var(--fs-small)',
        lineHeight: '16px',
        color: isShown ? 'var(--accent)' : 'text.secondary',
        fontWeight: isShown ? 'var(--w-strong)' : undefined,
        background: isShown ? 'var(--accent-soft)' : undefined,
        '&:hover': { textDecoration: 'none', background: isShown ? 'var(--accent-soft)' : 'var(--hover)' },
      }}
    >
      <span className="num">{formatCentsShort(cash_in)}</span>
      <Box component="span" sx={{ display: 'flex', alignItems: 'flex-end', gap: '2px', height, mt: '2px' }}>
        <Box component="span" style={{ height: bar(cash_in) }} sx={{ width: 14, borderRadius: '2px 2px 0 0', background: moneyColours.cash }} />
        <Box component="span" style={{ height: bar(earned) }} sx={{ width: 14, borderRadius: '2px 2px 0 0', background: moneyColours.earned }} />
      </Box>
      <span>{formatDayParts(`${month}-01`, { month: 'short' })}</span>
    </Box>
  );
}
