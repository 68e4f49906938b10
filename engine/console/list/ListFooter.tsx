import UnfoldMore from '@mui/icons-material/UnfoldMoreRounded';
import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { messages } from '../messages.ts';
import { PageFooter } from './PageFooter.tsx';

const rowChoices = [10, 25, 50, 100];

/** Where one is in the list, how many rows a page has, and the pages. */
export function ListFooter() {
  const { page, perPage, total = 0, data, setPage, setPerPage } = useListContext();
  return (
    <PageFooter page={page} perPage={perPage} shown={data?.length ?? 0} total={total} onPage={setPage}>
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
    </PageFooter>
  );
}
