import Search from '@mui/icons-material/SearchRounded';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState } from 'react';
import { listDashboardListingsLimits } from '../../../generated/limits.ts';
import { messages } from './messages.ts';

/** Typing rests this long before it is searched, in ms. */
const searchRest = 250;

/** Filters the clients by name. @param value the current search text */
export function ClientSearch({ value, onSearch }: { value: string; onSearch: (query: string) => void }) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Cleared elsewhere: the field follows.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  return (
    <OutlinedInput
      value={text}
      placeholder={messages.search}
      startAdornment={<Search aria-hidden="true" />}
      slotProps={{ input: { 'aria-label': messages.search, type: 'search', maxLength: listDashboardListingsLimits.q } }}
      sx={{ width: { md: 168 }, minWidth: 0, flex: { xs: '1 1 auto', md: '0 1 auto' } }}
      onChange={({ target }) => {
        setText(target.value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          sent.current = target.value.trim();
          onSearch(sent.current);
        }, searchRest);
      }}
    />
  );
}
