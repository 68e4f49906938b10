import Clock from '@mui/icons-material/ScheduleRounded';
import North from '@mui/icons-material/NorthRounded';
import South from '@mui/icons-material/SouthRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { daysLeft, layoutLabels } from '../../../../domain/worksheet-layout.ts';
import { Card } from '../../../../engine/web/Card.tsx';
import { formatCents, formatWeekday, todayHere } from '../../../../engine/web/format.ts';
import { Progress } from '../../../../engine/web/Progress.tsx';
import { StatusChip } from '../../../../engine/web/StatusChip.tsx';
import type { Link, OtdWorksheet } from '../../../../generated/api.ts';
import { useSide } from '../../guest/side.ts';
import { messages as linksMessages } from '../../../features/links/messages.ts';
import { useAreaPath } from '../../../kit/area/area.ts';
import { useNow } from '../../../kit/live/useNow.ts';
import { Link as RouterLink } from '../../../kit/router/Link.tsx';
import { upright } from '../../layout/upright.ts';
import { LinkChoices } from '../LinkChoices.tsx';
import { noChoice } from '../why-none.ts';
import { sheetMessages as messages } from './messages.ts';

const words = linksMessages.worksheet;
const fine = { mt: 3, fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.secondary' } as const;
/** In the thumb's reach, above the navigation. */
const bar = {
  position: 'fixed',
  zIndex: 24,
  insetInline: 0,
  bottom: 'calc(60px + env(safe-area-inset-bottom, 0px))',
  padding: '10px 16px',
  background: 'var(--surface)',
  borderTop: '1px solid var(--border)',
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'stretch', gap: 2 },
  '& .MuiButton-root.MuiButton-root': { flex: '1 1 auto', paddingInline: '10px', order: 0 },
  '& .MuiButton-startIcon.MuiButton-startIcon': { display: 'none' },
} as const;
const room = { [`@media ${upright}`]: { ':root': { '--bottom-bar': '124px' }, '#main': { paddingBottom: '232px' } } } as const;

interface DecideCardProps {
  link: Link;
  sheet: OtdWorksheet;
  first: OtdWorksheet;
  /** The price the decision is about. */
  newest: OtdWorksheet;
}

/** What it comes to, how long the price is good, and what the client may choose. */
export function DecideCard({ link, sheet, first, newest }: DecideCardProps) {
  const to = useAreaPath();
  const hasBar = useMediaQuery(upright);
  const moved = sheet.total_otd - first.total_otd;
  const isOpen = link.status === 'otd_received';
  const { isGuest } = useSide();
  const hasDeal = !isGuest && (link.status === 'accepted' || link.status === 'purchased');
  return (
    <Card component="section" aria-label={messages.decision} sx={{ p: { xs: 4, md: 6 } }}>
      <Box sx={{ fontSize: 'var(--fs-ui)', lineHeight: '20px', color: 'text.secondary' }}>{words.lead}</Box>
      <Box
        className="num"
        sx={{ fontSize: 'var(--fs-money-xl)', lineHeight: 'var(--lh-money-xl)', fontWeight: 'var(--w-strong)', letterSpacing: '-.022em', mt: '2px', mb: 2 }}
      >
        {formatCents(sheet.total_otd)}
      </Box>
      {moved !== 0 && (
        <StatusChip
          tone={moved < 0 ? 'success' : 'warning'}
          icon={moved < 0 ? <South aria-hidden="true" /> : <North aria-hidden="true" />}
          label={words.since(formatCents(Math.abs(moved)))}
        />
      )}
      {sheet.good_through !== null && <Validity sheet={sheet} day={sheet.good_through} isNewest={sheet === newest} />}
      {sheet !== newest && <Box sx={fine}>{messages.earlier(sheet.revision)}</Box>}
      {!hasBar && (
        <Box sx={{ mt: 4, '& .MuiButton-root.MuiButton-root': { justifyContent: 'center' } }}>
          <LinkChoices link={link} column none={noChoice(link)} />
        </Box>
      )}
      {hasBar && !isOpen && noChoice(link) !== undefined && <Box sx={fine}>{noChoice(link)}</Box>}
      {hasDeal && (
        <Button component={RouterLink} to={to('/deal')} variant="outlined" fullWidth sx={{ mt: 3 }}>
          {linksMessages.seeDeal}
        </Button>
      )}
      {isOpen && !hasBar && <Box sx={fine}>{messages.accepting}</Box>}
      {hasBar && isOpen && (
        <>
          <GlobalStyles styles={room} />
          <Box role="region" aria-label={messages.decision} sx={bar}>
            <LinkChoices link={link} row />
          </Box>
        </>
      )}
    </Card>
  );
}

/** Until when the quote is good, counted in the reader's zone; of one that was replaced only its day. */
function Validity({ sheet, day, isNewest }: { sheet: OtdWorksheet; day: string; isNewest: boolean }) {
  const now = useNow();
  const left = daysLeft(day, todayHere(now));
  const given = Math.max(1, daysLeft(day, todayHere(new Date(sheet.created_at))));
  const counts = isNewest && left >= 0;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '20px 1fr',
        gap: '0 10px',
        pt: 3,
        mt: '14px',
        borderTop: '1px solid var(--border-soft)',
        fontSize: 'var(--fs-ui)',
        lineHeight: '20px',
        '& > svg': { fontSize: 20, color: 'text.secondary' },
        '& > span': { gridColumn: 2, color: 'text.secondary' },
      }}
    >
      <Clock aria-hidden="true" />
      {isNewest ? (
        <Box component="b" sx={{ fontWeight: 'var(--w-strong)', color: left <= 1 ? 'var(--warning)' : 'text.primary' }}>
          {left < 0 ? words.expired : words.daysLeft(left)}
        </Box>
      ) : (
        <span>{words.wasGoodThrough(formatWeekday(day))}</span>
      )}
      {isNewest && <span>{counts ? layoutLabels.goodThrough(formatWeekday(day)) : words.wasGoodThrough(formatWeekday(day))}</span>}
      {counts && (
        <Progress label={messages.days(left, given)} percent={(left / given) * 100} turn={left <= 1} sx={{ gridColumn: '1 / -1', mt: '10px', height: 4 }} />
      )}
    </Box>
  );
}
