import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { formatNumber } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';
import { pageSize } from './queries.ts';

interface WorkPagesProps {
  /** From 0. */
  page: number;
  /** Rows on this page. */
  shown: number;
  total: number;
  onPage: (page: number) => void;
}

/** Which rows of how many, and the way to the others. */
export function WorkPages({ page, shown, total, onPage }: WorkPagesProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, mt: 2, color: 'text.secondary', fontSize: 'var(--fs-dense)' }}>
      {shown > 0 && messages.page(page * pageSize + 1, page * pageSize + shown, formatNumber(total))}
      <IconButton aria-label={messages.previous} disabled={page === 0} onClick={() => onPage(page - 1)}>
        <ChevronLeft />
      </IconButton>
      <IconButton aria-label={messages.next} disabled={(page + 1) * pageSize >= total} onClick={() => onPage(page + 1)}>
        <ChevronRight />
      </IconButton>
    </Box>
  );
}
