import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Aside from '@mui/icons-material/FactCheckOutlined';
import Late from '@mui/icons-material/ErrorOutlineRounded';
import Soon from '@mui/icons-material/AccessTimeRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { firstNameOf } from '../../../domain/first-name.ts';
import { formatSpan } from '../../../engine/web/format.ts';
import type { Case } from '../../../generated/api.ts';
import { caseKindLabels } from '../../../generated/enums.ts';
import { dueMoment } from '../../features/chat/when.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { useNow } from '../../kit/live/useNow.ts';
import { DueTime } from './DueTime.tsx';
import { messages } from './messages.ts';
import { useDesk } from './useDesk.ts';

interface CaseHeadProps {
  row: Case;
  /** The list is not beside it. */
  isNarrow: boolean;
  /** What is beside it opens instead. */
  onAside?: (() => void) | undefined;
  /** Its record's actions. */
  actions?: ReactNode;
}

/** What a case is about, whose it is, of which kind and how old. */
export function CaseHead({ row, isNarrow, onAside, actions }: CaseHeadProps) {
  const desk = useDesk();
  const to = useAreaPath();
  const now = useNow();
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        padding: { xs: '8px 8px 8px 4px', md: '12px 12px 10px 20px' },
        background: 'var(--surface)',
      }}
    >
      {isNarrow && (
        <IconButton aria-label={messages.back} onClick={() => desk.go({ case: '' })}>
          <ArrowBack />
        </IconButton>
      )}
      <Box sx={{ flex: 1, minWidth: 0, pl: isNarrow ? 0 : undefined }}>
        <Box
          component="h2"
          sx={{
            typography: 'h4',
            overflow: 'hidden',
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflowWrap: 'anywhere',
          }}
        >
          {row.title}
        </Box>
        <Box
          sx={{
            mt: '2px',
            fontSize: 'var(--fs-dense)',
            lineHeight: '18px',
            color: 'text.secondary',
            '& > a, & > b': { fontWeight: 'var(--w-medium)', mr: '10px' },
          }}
        >
          {row.user_id ? (
            <Link component={RouterLink} to={to(`/client-profiles/${row.user_id}`)} color="inherit" sx={{ color: 'text.primary' }}>
              {row.client_name}
            </Link>
          ) : (
            <Box component="b" sx={{ color: 'text.primary' }}>
              {row.client_name}
            </Box>
          )}
          {caseKindLabels[row.kind]}, {messages.old(formatSpan(now.getTime() - Date.parse(row.created_at)))}
        </Box>
      </Box>
      {onAside && (
        <IconButton aria-label={messages.about} title={messages.about} aria-haspopup="dialog" onClick={onAside}>
          <Aside />
        </IconButton>
      )}
      {actions}
    </Box>
  );
}

/** Whose turn it is and until when; before it the status and the owner, which are changed here. */
export function CaseBar({ row, children, settle }: { row: Case; children: ReactNode; settle?: ReactNode }) {
  const now = useNow();
  const isOpen = row.state === 'open';
  const isOwed = isOpen && row.due_at !== null;
  const isLate = isOpen && row.due_at !== null && Date.parse(row.due_at) < now.getTime();
  const [Icon, ink] = isLate ? ([Late, 'var(--error)'] as const) : ([Soon, isOwed ? 'var(--turn-ink)' : 'var(--text-2)'] as const);
  const name = firstNameOf(row.client_name);
  return (
    <Box
      sx={{
        flex: 'none',
        padding: { xs: '8px 12px', md: '8px 20px' },
        background: isLate ? 'var(--error-soft)' : isOwed ? 'var(--turn-soft)' : 'var(--surface-2)',
        borderTop: '1px solid var(--border)',
        borderBottom: '1px solid var(--border)',
        fontSize: 'var(--fs-dense)',
        lineHeight: '18px',
        containerType: 'inline-size',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 8px', minHeight: 28 }}>
        {children}
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1 }}>{settle}</Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 2, mt: '6px', color: ink, '& > .MuiSvgIcon-root': { fontSize: 16, flex: 'none', mt: '1px' } }}>
        <Icon aria-hidden="true" />
        <Box
          component="span"
          sx={{
            minWidth: 0,
            overflowWrap: 'anywhere',
            '& time .MuiSvgIcon-root': { display: 'none' },
            '& time': { fontWeight: 'var(--w-medium)', color: 'inherit' },
          }}
        >
          {row.state === 'closed' ? (
            messages.over
          ) : !isOpen ? (
            messages.theirTurn(name)
          ) : row.due_at === null ? (
            messages.answered(name)
          ) : (
            <>
              {isLate ? messages.wasDue(name, dueMoment(row.due_at, now)) : messages.answerBy(name, dueMoment(row.due_at, now))} <DueTime due={row.due_at} />.
            </>
          )}
        </Box>
      </Box>
    </Box>
  );
}
