import { useSortable } from '@dnd-kit/sortable';
import Close from '@mui/icons-material/CloseRounded';
import Drag from '@mui/icons-material/DragIndicatorRounded';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatNumber } from '../../../engine/web/format.ts';
import type { ComplaintCategory } from '../../../generated/api.ts';
import { messages } from './messages.ts';

/** What of a row takes the focus back once something in it is closed. */
export type RowPart = 'name' | 'remove';

interface CategoryRowProps {
  category: ComplaintCategory;
  count: number;
  /** Its removal is being decided. */
  leaving: boolean;
  isLast: boolean;
  focused: RowPart | undefined;
  /** Stands in the place of the name, or below the row. */
  form?: ReactNode;
  below?: ReactNode;
  onRename: () => void;
  onRemove: () => void;
}

/** One category: carried by its grip, renamed in place, removed. */
export function CategoryRow({ category, count, leaving, isLast, focused, form, below, onRename, onRemove }: CategoryRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: category.id });
  const name = useRef<HTMLButtonElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused === 'name') name.current?.focus();
    if (focused === 'remove') remove.current?.focus();
  }, [focused]);
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      sx={{
        position: 'relative',
        px: { xs: 2, sm: 4 },
        background: leaving ? 'var(--warning-soft)' : 'var(--surface)',
        '& + &': { borderTop: '1px solid var(--border-soft)' },
        ...(isDragging ? { zIndex: 1, boxShadow: 'var(--e2)' } : {}),
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto auto', alignItems: 'center', columnGap: 2, minHeight: 48 }}>
        <IconButton
          ref={setActivatorNodeRef}
          size="small"
          {...attributes}
          {...listeners}
          aria-label={messages.move(category.name)}
          sx={{ cursor: 'grab', touchAction: 'none', alignSelf: form ? 'start' : 'center', mt: form ? 2 : 0 }}
        >
          <Drag />
        </IconButton>
        {form || (
          <ButtonBase
            ref={name}
            aria-label={messages.rename(category.name)}
            onClick={onRename}
            sx={{
              justifySelf: 'start',
              minHeight: 36,
              minWidth: 0,
              maxWidth: '100%',
              gap: 2,
              textAlign: 'left',
              fontWeight: leaving ? 'var(--w-medium)' : undefined,
              '& .MuiSvgIcon-root': { flex: 'none', fontSize: 16, color: 'text.secondary', opacity: { xs: 1, md: 0 } },
              '&:hover .MuiSvgIcon-root, &:focus-visible .MuiSvgIcon-root': { opacity: 1 },
            }}
          >
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {category.name}
            </Box>
            <Edit aria-hidden="true" />
          </ButtonBase>
        )}
        <Box className="num" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {messages.used(count, formatNumber(count))}
        </Box>
        {leaving || isLast ? (
          <Box />
        ) : (
          <IconButton ref={remove} size="small" aria-label={messages.remove(category.name)} onClick={onRemove}>
            <Close />
          </IconButton>
        )}
      </Box>
      {below}
    </Box>
  );
}
