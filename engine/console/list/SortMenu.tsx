import Down from '@mui/icons-material/ArrowDownwardRounded';
import Up from '@mui/icons-material/ArrowUpwardRounded';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { ChoiceMenu } from '../../web/ChoiceMenu.tsx';
import { messages } from '../messages.ts';
import type { Column } from './columns.ts';

const arrow = (order: 'ASC' | 'DESC') => (order === 'ASC' ? <Up fontSize="inherit" /> : <Down fontSize="inherit" />);

/** The order of the rows where the table has no headings to press: on a phone. The column that sorts already turns round. */
export function SortMenu({ columns }: { columns: readonly Column[] }) {
  const { sort, setSort } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const present = sortable.find((column) => column.name === sort.field);
  const choose = (field: string) => setSort({ field, order: field === sort.field && sort.order === 'ASC' ? 'DESC' : 'ASC' });
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={present ? messages.sortedBy(present.label, sort.order === 'DESC') : messages.sort}
        endIcon={present && arrow(sort.order)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {present ? messages.sortBy(present.label) : messages.sort}
      </Button>
      <ChoiceMenu
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        region={messages.sort}
        entries={sortable.map(({ name, label }) => ({
          label,
          onChoose: () => choose(name),
          chosen: name === sort.field,
          mark: (
            <Box component="span" sx={{ ml: 'auto', pl: 4, display: 'flex', color: 'text.secondary' }}>
              {arrow(sort.order)}
            </Box>
          ),
        }))}
      />
    </>
  );
}
