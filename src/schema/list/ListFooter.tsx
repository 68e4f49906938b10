import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import UnfoldMore from '@mui/icons-material/UnfoldMoreRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useListContext } from 'react-admin';
import { formatNumber } from '../../features/ui/format.ts';
import { messages } from '../messages.ts';
import { totalWords } from './total.ts';

const rowChoices = [10, 25, 50, 100];

/** Where one is in the list, how many rows a page has, and the pages. */
export function ListFooter() {
  const { page, perPage, total = 0, data, setPage, setPerPage } = useListContext();
  const first = (page - 1) * perPage + 1;
  const last = first + (data?.length ?? 0) - 1;
  const pages = Math.max(1, Math.ceil(total / perPage));
  return (
    <Box
      className="num"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        minHeight: 44,
        px: 3,
        borderTop: '1px solid var(--border)',
        fontSize: 'var(--fs-dense)',
        color: 'text.secondary',
      }}
    >
      <span>{messages.rangeOf(formatNumber(first), formatNumber(last), totalWords(total))}</span>
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline-flex' }, alignItems: 'center', gap: 1 }}>
        <span aria-hidden="true">{messages.rows}</span>
        <Box
          component="span"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            '& select': {
              appearance: 'none',
              font: 'inherit',
              color: 'text.primary',
              background: 'transparent',
              border: 0,
              height: 28,
              p: '0 20px 0 8px',
              mr: '-18px',
            },
          }}
        >
          <select aria-label={messages.rowsPerPage} value={perPage} onChange={(event) => setPerPage(Number(event.target.value))}>
            {[...new Set([...rowChoices, perPage])]
              .toSorted((one, other) => one - other)
              .map((rows) => (
                <option key={rows} value={rows}>
                  {rows}
                </option>
              ))}
          </select>
          <UnfoldMore aria-hidden="true" sx={{ fontSize: 16, color: 'text.tertiary', pointerEvents: 'none' }} />
        </Box>
      </Box>
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: '2px' }}>
        <IconButton aria-label={messages.previousPage} disabled={page <= 1} onClick={() => setPage(page - 1)}>
          <ChevronLeft />
        </IconButton>
        <span>{messages.pageOf(formatNumber(page), totalWords(total, pages))}</span>
        <IconButton aria-label={messages.nextPage} disabled={page >= pages} onClick={() => setPage(page + 1)}>
          <ChevronRight />
        </IconButton>
      </Box>
    </Box>
  );
}
