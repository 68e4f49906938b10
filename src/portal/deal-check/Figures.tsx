import ArrowDown from '@mui/icons-material/ArrowDownwardRounded';
import Upload from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Card } from '../../../engine/web/Card.tsx';
import { formatCents, formatDate } from '../../../engine/web/format.ts';
import type { CheckedPaper, DealCheck, DealCheckVersion } from '../../../generated/api.ts';
import { answeredOf, movedBy, type AnsweredVersion } from '../../features/deal-check/report.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { Link } from '../../kit/router/Link.tsx';
import { messages } from './messages.ts';

const words = messages.report;

interface FiguresProps {
  check: DealCheck;
  /** The version whose report is shown. */
  shown: AnsweredVersion;
  onShow: (number: number) => void;
  advisor: string;
  /** The papers that may be sent next. */
  papers: readonly CheckedPaper[];
  onSend: (paper: CheckedPaper) => void;
  daysLeft: number | null;
}

const step = {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: '0 10px',
  alignItems: 'baseline',
  padding: '8px 0',
  fontSize: 'var(--fs-ui)',
  lineHeight: '20px',
  position: 'relative',
  color: 'text.secondary',
  '&::before': {
    content: '""',
    width: 10,
    height: 10,
    borderRadius: '50%',
    border: '2px solid var(--chart-2)',
    background: 'var(--surface)',
    justifySelf: 'center',
    alignSelf: 'center',
    zIndex: 1,
  },
  '&:not(:last-child)::after': { content: '""', position: 'absolute', left: 9, top: 24, height: 'calc(100% - 12px)', width: 2, background: 'var(--border)' },
  '& small': { gridColumn: '2 / 4', fontSize: 'var(--fs-small)', lineHeight: '16px', fontWeight: 400, color: 'var(--text-3)' },
} as const;
const now = { color: 'text.primary', fontWeight: 'var(--w-medium)', '&::before': { background: 'var(--chart-1)', borderColor: 'var(--chart-1)' } } as const;

/** The figure to aim for, how the versions moved towards it, and what to do next. */
export function Figures({ check, shown, onShow, advisor, papers, onSend, daysLeft }: FiguresProps) {
  const to = useAreaPath();
  const { report } = shown;
  const isOpen = check.status === 'answered';
  const [first, second] = isOpen ? papers.toReversed() : [];
  return (
    <Card component="section" aria-label={words.aim} sx={{ p: { xs: 4, md: 6 } }}>
      <Box sx={{ fontSize: 'var(--fs-ui)', lineHeight: '20px', color: 'text.secondary' }}>{words.aim}</Box>
      <Box
        component="b"
        className="num"
        sx={{
          display: 'block',
          fontSize: 'var(--fs-money-xl)',
          lineHeight: 'var(--lh-money-xl)',
          letterSpacing: '-.022em',
          fontWeight: 'var(--w-strong)',
          mt: '2px',
          mb: 4,
        }}
      >
        {formatCents(report.aim_total)}
      </Box>
      <Box component="ol" aria-label={words.versions} sx={{ borderTop: '1px solid var(--border-soft)', pt: '6px' }}>
        {check.versions.toReversed().map((version) => (
          <Step key={version.number} version={version} isShown={version.number === shown.number} onShow={onShow} />
        ))}
        <Box component="li" sx={{ ...step, '&::before': { ...step['&::before'], borderStyle: 'dashed', borderColor: 'var(--chart-1)' } }}>
          {words.yours}
          <span className="num">{formatCents(report.aim_total)}</span>
          {report.by > 0 && <small>{words.less(formatCents(report.by))}</small>}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
        {first && (
          <Button variant="contained" startIcon={<Upload />} onClick={() => onSend(first)}>
            {first === 'contract' ? words.contract : words.next}
          </Button>
        )}
        {second && (
          <Button variant="outlined" onClick={() => onSend(second)}>
            {second === 'contract' ? words.contract : words.next}
          </Button>
        )}
        <Button component={Link} to={to('/chats')} variant="outlined">
          {words.ask(advisor)}
        </Button>
      </Box>
      <Box sx={{ fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.tertiary', mt: '14px', pt: '14px', borderTop: '1px solid var(--border-soft)' }}>
        {papers.includes('contract') && words.dontSign} {daysLeft !== null && words.chatDays(daysLeft)}
      </Box>
    </Card>
  );
}

function Step({ version, isShown, onShow }: { version: DealCheckVersion; isShown: boolean; onShow: (number: number) => void }) {
  const [answered] = answeredOf([version]);
  const moved = answered ? movedBy(answered.report) : null;
  const fixed = answered?.report.lines.filter(({ is_fixed }) => is_fixed).length ?? 0;
  const day = formatDate(version.submitted_at);
  return (
    <Box
      component="li"
      aria-current={isShown ? 'true' : undefined}
      sx={isShown ? { ...step, ...now, '&::before': { ...step['&::before'], ...now['&::before'] } } : step}
    >
      {answered && !isShown ? (
        <Button
          size="small"
          aria-label={words.open(version.number)}
          onClick={() => onShow(version.number)}
          sx={{ justifySelf: 'start', ml: '-10px', my: '-6px' }}
        >
          {words.version(version.number)}
        </Button>
      ) : (
        words.version(version.number)
      )}
      <span className="num">{answered ? formatCents(answered.report.total) : ''}</span>
      {!answered && <small>{words.reading(day)}</small>}
      {answered && moved === null && <small>{words.asks(day, answered.report.asks)}</small>}
      {answered && moved !== null && (
        <Box component="small" style={moved < 0 ? { color: 'var(--success)' } : undefined}>
          {moved < 0 && <ArrowDown aria-hidden="true" sx={{ fontSize: 12, verticalAlign: '-1px' }} />}
          {[
            moved === 0 ? words.unchanged : moved < 0 ? words.less(formatCents(-moved)) : words.more(formatCents(moved)),
            ...(fixed > 0 ? [words.fixed(fixed)] : []),
          ].join(', ')}
        </Box>
      )}
    </Box>
  );
}
