import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useDebounced } from '../../../engine/console/inputs/useDebounced.ts';
import { choosable } from '../../../engine/web/fields/choosable.ts';
import { useHeld } from '../../../engine/web/fields/useHeld.ts';
import { useWaitingEnter } from '../../../engine/web/fields/useWaitingEnter.ts';
import type { MatchCar, MatchSource } from '../../../generated/api.ts';
import { Facts } from './CarBar.tsx';
import { messages } from './messages.ts';
import { useCars } from './queries.ts';

const keyOf = ({ source, id }: MatchSource): string => `${source} ${id}`;

/** What a car is found by, as far as it is shown. */
const wordsOf = ({ title, dealer, place, exterior_colour, for_name }: MatchCar): string =>
  [title, dealer, place, exterior_colour, for_name].filter(Boolean).join(' ');

/** The cars the firm knows, to choose one from by any of its words. */
export default function CarPicker({ onChoose, onClose }: { onChoose: (car: MatchSource) => void; onClose: () => void }) {
  const [text, setText] = useState('');
  const typed = text.trim();
  const q = useDebounced(typed);
  const list = useId();
  // The mark stays on the car it is on while others are found.
  const [at, setAt] = useState<string>();
  const marked = useRef<HTMLDivElement>(null);
  const { data = [], isFetching, isPlaceholderData } = useCars(q === '' ? {} : { q: q.slice(0, 100) }, true);
  const { offered, onPointerDown } = useHeld(choosable(data, { typed, isAnswer: q === typed && !isPlaceholderData, textOf: wordsOf }));
  const isSearching = isFetching || q !== typed;
  const waitingEnter = useWaitingEnter(isSearching && offered.length === 0);
  const place = Math.max(
    0,
    offered.findIndex((car) => keyOf(car) === at),
  );
  const move = (to: number) => {
    const car = offered[(to + offered.length) % offered.length];
    if (car) setAt(keyOf(car));
  };
  const choose = (car: MatchCar | undefined) => car && onChoose({ source: car.source, id: car.id });
  useEffect(() => {
    void marked.current?.scrollIntoView?.({ block: 'nearest' });
  }, [place]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing || offered.length === 0 || (step === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step === undefined) choose(offered[place]);
    else move(place + step);
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
            setAt(undefined);
          }}
          onKeyDown={onKeyDown}
          {...waitingEnter}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': messages.searchCars,
              autoComplete: 'off',
              'aria-autocomplete': 'list',
              'aria-expanded': offered.length > 0,
              'aria-controls': list,
              'aria-activedescendant': offered.length > 0 ? `${list}-${place}` : undefined,
            },
          }}
        />
        <Box id={list} role="listbox" aria-label={messages.pick} aria-busy={isSearching} onPointerDown={onPointerDown}>
          {offered.map((car, index) => (
            <Box
              key={keyOf(car)}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === place}
              {...(index === place ? { ref: marked } : {})}
              onClick={() => choose(car)}
              onMouseMove={() => setAt(keyOf(car))}
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
          {offered.length > 0 ? '' : isSearching ? messages.searching : messages.noneFound}
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
