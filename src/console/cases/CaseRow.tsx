import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { ReferenceView } from '../../../engine/console/fields/ReferenceView.tsx';
import { formatSpan } from '../../../engine/web/format.ts';
import type { Case } from '../../../generated/api.ts';
import { caseKindLabels } from '../../../generated/enums.ts';
import { useNow } from '../../kit/live/useNow.ts';
import { DueTime } from './DueTime.tsx';
import { kindIcons } from './kindIcons.tsx';
import { messages } from './messages.ts';

interface CaseRowProps {
  row: Case;
  current: boolean;
  /** The search of the address that opens it. */
  search: string;
  /** The sign before it that nobody takes care of it. */
  nobody: ReactNode;
  /** Where its owner's name is found. */
  people: string;
}

/** Whose case it is, how long is left, what it is about, its kind and age, and who takes care of it. */
export function CaseRow({ row, current, search, nobody, people }: CaseRowProps) {
  const now = useNow();
  const Icon = kindIcons[row.kind];
  return (
    <Box
      component={RouterLink}
      to={{ search }}
      aria-current={current ? 'true' : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: '18px minmax(0, 1fr) auto',
        gap: '0 10px',
        padding: '9px 12px 9px 16px',
        alignItems: 'start',
        borderBottom: '1px solid var(--border-soft)',
        boxShadow: current ? 'inset 3px 0 var(--accent)' : undefined,
        color: 'text.primary',
        textDecoration: 'none',
        fontSize: 'var(--fs-dense)',
        lineHeight: '19px',
        '& > .MuiSvgIcon-root': { fontSize: 18, color: 'text.secondary', gridRow: '1 / 4' },
        '&:hover': { background: 'var(--hover)', textDecoration: 'none' },
        '&[aria-current]': { background: 'var(--selected)' },
        '&:focus-visible': { outlineOffset: '-2px' },
      }}
    >
      <Icon titleAccess={caseKindLabels[row.kind]} />
      <Box component="span" className="cut" sx={{ fontWeight: 'var(--w-medium)' }}>
        {row.client_name}
      </Box>
      <Box component="span" sx={{ textAlign: 'right' }}>
        {row.due_at !== null && <DueTime due={row.due_at} />}
      </Box>
      <Box component="span" className="cut" sx={{ gridColumn: '2 / 4' }}>
        {row.title}
      </Box>
      <Box component="span" className="cut" sx={{ color: 'text.secondary' }}>
        {caseKindLabels[row.kind]}, {formatSpan(now.getTime() - Date.parse(row.created_at))}
      </Box>
      <Box
        component="span"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: 1,
          color: row.owner_id ? 'text.secondary' : 'var(--turn-ink)',
          '& .MuiSvgIcon-root': { fontSize: 15 },
        }}
      >
        {row.owner_id ? (
          <ReferenceView reference={people} id={row.owner_id} plain />
        ) : (
          row.state === 'open' &&
          row.kind !== 'desk_chat' && (
            <>
              {nobody}
              {messages.unowned}
            </>
          )
        )}
      </Box>
    </Box>
  );
}
