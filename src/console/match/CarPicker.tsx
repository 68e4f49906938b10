import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useDebounced } from '../../../engine/console/inputs/useDebounced.ts';
import type { MatchCar, MatchSource } from '../../../generated/api.ts';
import { Facts } from './CarBar.tsx';
import { messages } from './messages.ts';
import { useCars } from './queries.ts';

/** The cars the firm knows, to choose one from by any of its words. */
export default function CarPicker({ onChoose, onClose }: { onChoose: (car: MatchSource) => void; onClose: () => void }) {
  const [text, setText] = useState('');
  const q = useDebounced(text.trim());
  const list = useId();
  const [at, setAt] = useState(0);
  const marked = useRef<HTMLDivElement>(null);
  const { data = [], isFetching } = useCars(q === '' ? {} : { q: q.slice(0, 100) }, true);
  const place = Math.min(at, data.length - 1);
  const choose = (car: MatchCar | undefined) => car && onChoose({ source: car.source, id: car.id });
  useEffect(() => {
    void marked.current?.scrollIntoView?.({ block: 'nearest' });
  }, [place]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing || data.length === 0 || (step === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step === undefined) choose(data[place]);
    else setAt((place + step + data.length) % data.length);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="pick-car">
      <DialogTitle id="pick-car">{messages.pick}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', minHeight: 320 }}>
        <OutlinedInput
          autoFocus
          fullWidth
          value={text}
          placeholder={messages.searchCars}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': messages.searchCars,
              autoComplete: 'off',
              'aria-autocomplete': 'list',
              'aria-expanded': data.length > 0,
              'aria-controls': list,
              'aria-activedescendant': data.length > 0 ? `${list}-${place}` : undefined,
            },
          }}
        />
        <Box id={list} role="listbox" aria-label={messages.pick} aria-busy={isFetching}>
          {data.map((car: MatchCar, index) => (
            <Box
              key={`${car.source} ${car.id}`}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === place}
              {...(index === place ? { ref: marked } : {})}
              onClick={() => choose(car)}
              onMouseMove={() => setAt(index)}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 3,
                p: '8px 10px',
                cursor: 'pointer',
                borderRadius: 'var(--r)',
                '&[aria-selected="true"]': { background: 'var(--selected)' },
              }}
            >
              <Facts car={car} />
            </Box>
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
