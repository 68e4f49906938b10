import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import ButtonBase from '@mui/material/ButtonBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useDebounced } from '../../../engine/console/inputs/useDebounced.ts';
import type { MatchCar, MatchSource } from '../../../generated/api.ts';
import { Facts } from './CarBar.tsx';
import { messages } from './messages.ts';
import { useCars } from './queries.ts';

/** The cars the firm knows, to choose one from by any of its words. */
export default function CarPicker({ onChoose, onClose }: { onChoose: (car: MatchSource) => void; onClose: () => void }) {
  const [text, setText] = useState('');
  const q = useDebounced(text.trim());
  const { data = [], isFetching } = useCars(q === '' ? {} : { q: q.slice(0, 100) }, true);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="pick-car">
      <DialogTitle id="pick-car">{messages.pick}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', minHeight: 320 }}>
        <OutlinedInput
          autoFocus
          fullWidth
          value={text}
          placeholder={messages.searchCars}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ input: { 'aria-label': messages.searchCars, autoComplete: 'off' } }}
        />
        <Box component="ul" aria-busy={isFetching}>
          {data.map((car: MatchCar) => (
            <li key={`${car.source} ${car.id}`}>
              <ButtonBase
                onClick={() => onChoose({ source: car.source, id: car.id })}
                sx={{
                  width: '100%',
                  gap: 3,
                  p: '8px 10px',
                  textAlign: 'left',
                  font: 'inherit',
                  borderRadius: 'var(--r)',
                  '&:hover, &:focus-visible': { background: 'var(--hover)' },
                }}
              >
                <Facts car={car} />
              </ButtonBase>
            </li>
          ))}
        </Box>
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {!isFetching && data.length === 0 ? messages.noneFound : ''}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {messages.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
