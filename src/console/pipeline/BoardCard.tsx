import { useDraggable } from '@dnd-kit/core';
import Drag from '@mui/icons-material/DragIndicatorRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { DashboardListing, StepInProcess } from '../../../generated/api.ts';
import { noteStatusLabels } from '../../../generated/enums.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { Avatar } from '../../../engine/web/Avatar.tsx';
import { formatNearDay } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';
import { StepMenu } from './StepMenu.tsx';

interface BoardCardProps {
  row: DashboardListing;
  /** It was moved last: it takes the focus as soon as it is in its new column. */
  leading: boolean;
  onMove: (step: StepInProcess) => void;
}

/** One client on the board: the whole card is dragged, its grip by keys, and a menu names every step. */
export function BoardCard({ row, leading, onMove }: BoardCardProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({ id: row.id, data: { step: row.step_in_process } });
  const grip = useRef<HTMLButtonElement>(null);
  const { client_name: name } = row;
  useEffect(() => {
    if (leading) grip.current?.focus();
  }, [leading]);
  return (
    <Box component="li" ref={setNodeRef} {...listeners} sx={{ opacity: isDragging ? 0.4 : 1, cursor: 'grab' }}>
      <CardFace
        row={row}
        grip={
          <IconButton
            ref={(node) => {
              grip.current = node;
              setActivatorNodeRef(node);
            }}
            size="small"
            {...attributes}
            aria-label={messages.grip(name)}
            sx={{ cursor: 'grab', touchAction: 'none' }}
          >
            <Drag />
          </IconButton>
        }
        step={<StepMenu row={row} onChoose={onMove} />}
      />
    </Box>
  );
}

interface CardFaceProps {
  row: DashboardListing;
  grip?: ReactNode;
  step?: ReactNode;
  /** It is being carried. */
  lifted?: boolean;
}

/** The card's content. */
export function CardFace({ row, grip, step, lifted = false }: CardFaceProps) {
  const to = useAreaPath();
  const late = row.re_engage === 'overdue';
  const date = row.date_to_re_engage && (late ? messages.overdue(formatNearDay(row.date_to_re_engage)) : formatNearDay(row.date_to_re_engage));
  const ink = late ? 'var(--error)' : row.re_engage === 'today' ? 'var(--turn-ink)' : undefined;
  return (
    <Card
      sx={{
        padding: '8px 4px 8px 10px',
        fontSize: 'var(--fs-dense)',
        ...(lifted ? { boxShadow: 'var(--e2)', cursor: 'grabbing' } : {}),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Avatar name={row.client_name} size="sm" />
        <Link
          component={RouterLink}
          to={to(`/client-profiles/${row.user_id}`)}
          draggable={false}
          className="cut"
          color="inherit"
          sx={{ flex: 1, minWidth: 0, fontWeight: 'var(--w-medium)' }}
        >
          {row.client_name}
        </Link>
        {grip}
      </Box>
      <Box sx={{ color: 'text.secondary', mt: 1 }}>{[row.package_name, noteStatusLabels[row.note_status]].filter(Boolean).join(' · ')}</Box>
      <Box className="num" sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 12px', color: 'text.tertiary', fontSize: 'var(--fs-small)' }}>
        {date && <Box sx={{ color: ink }}>{date}</Box>}
        {row.to_decide > 0 && <span>{messages.decideCount(row.to_decide)}</span>}
      </Box>
      {step && <Box sx={{ mt: '2px', pl: '7px', color: 'text.secondary' }}>{step}</Box>}
    </Card>
  );
}
