import Down from '@mui/icons-material/ArrowDownwardRounded';
import Up from '@mui/icons-material/ArrowUpwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { TextField } from '../../web/fields/TextField.tsx';
import { Segmented } from '../../web/Segmented.tsx';
import { useDescriptor } from '../ContractContext.tsx';
import { messages } from '../messages.ts';
import { messages as listMessages } from './messages.ts';
import type { Column } from './columns.ts';
import { keepLook, useListLook } from './listLook.ts';
import { useListShape } from './useListShape.ts';
import type { ListLook } from './viewStore.ts';

/** Which columns a list shows, in which order, and how high its rows are. The first one leads to the record, so it stays. */
export default function ColumnsPanel({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { segment } = useDescriptor();
  const { columns, others } = useListShape();
  const look = useListLook(segment);
  const [wanted, setWanted] = useState('');
  const put = (changes: Partial<ListLook>) => keepLook(segment, { ...look, ...changes });
  const choose = (names: readonly string[]) => put({ columns: names });
  const names = columns.map(({ name }) => name);
  const move = (index: number, by: -1 | 1) => {
    const moved = [...names];
    const [name = ''] = moved.splice(index, 1);
    moved.splice(index + by, 0, name);
    choose(moved);
  };
  const fits = ({ label }: Column) => label.toLowerCase().includes(wanted.trim().toLowerCase());
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': listMessages.columns, sx: { p: 3, mt: 1, width: 300, maxHeight: 560 } } }}
    >
      <Segmented
        label={listMessages.density}
        value={look.density}
        onChange={(density) => put({ density })}
        choices={[
          { id: 'regular', name: listMessages.regular },
          { id: 'compact', name: listMessages.compact },
        ]}
      />
      <Box sx={{ my: 3 }}>
        <TextField label={listMessages.findColumn} value={wanted} onChange={(event) => setWanted(event.target.value)} />
      </Box>
      <Heading>{listMessages.columnsShown}</Heading>
      <Box component="ul">
        {columns.map((column, index) =>
          fits(column) ? (
            <Box component="li" key={column.name} sx={{ display: 'flex', alignItems: 'center' }}>
              <FormControlLabel
                sx={{ flex: 1, minWidth: 0 }}
                control={<Checkbox checked disabled={columns.length === 1} onChange={() => choose(names.filter((name) => name !== column.name))} />}
                label={column.label}
              />
              <IconButton size="small" aria-label={messages.moveUp(column.label)} disabled={index === 0} onClick={() => move(index, -1)}>
                <Up />
              </IconButton>
              <IconButton size="small" aria-label={messages.moveDown(column.label)} disabled={index === columns.length - 1} onClick={() => move(index, 1)}>
                <Down />
              </IconButton>
            </Box>
          ) : null,
        )}
      </Box>
      {others.some(fits) && <Heading>{listMessages.columnsHidden}</Heading>}
      <Box component="ul">
        {others.filter(fits).map((column) => (
          <li key={column.name}>
            <FormControlLabel control={<Checkbox checked={false} onChange={() => choose([...names, column.name])} />} label={column.label} />
          </li>
        ))}
      </Box>
      <Button size="small" disabled={look.columns === null} onClick={() => put({ columns: null })}>
        {listMessages.columnsReset}
      </Button>
    </Popover>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Box component="h3" sx={{ mt: 2, fontSize: 'var(--fs-small)', color: 'text.secondary', fontWeight: 'fontWeightRegular' }}>
    {children}
  </Box>
);
