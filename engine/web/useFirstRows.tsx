import Button from '@mui/material/Button';
import { useState, type ReactElement } from 'react';
import { messages } from './messages.ts';

/** As many rows of a list that is not paged as a screen draws at once. */
const rowsAtOnce = 100;

/**
 * The first rows of a long list, and the button that shows as many again; none where all are shown.
 * @param about what the list is about: with another filter or order it starts again
 */
export function useFirstRows<Row>(rows: readonly Row[], about: string): { first: readonly Row[]; more: ReactElement | null } {
  const [shown, setShown] = useState({ about, count: rowsAtOnce });
  const count = shown.about === about ? shown.count : rowsAtOnce;
  const left = rows.length - count;
  return {
    first: rows.slice(0, count),
    more:
      left > 0 ? (
        <Button variant="outlined" onClick={() => setShown({ about, count: count + rowsAtOnce })}>
          {messages.showMore(Math.min(left, rowsAtOnce))}
        </Button>
      ) : null,
  };
}
