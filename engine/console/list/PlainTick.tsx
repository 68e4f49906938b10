import type { MouseEvent } from 'react';
import { focusRing } from '../../web/theme/component-styles.ts';
import { TickSign, tickLook } from '../../web/theme/Tick.tsx';

interface PlainTickProps {
  label: string;
  checked: boolean;
  onClick: (event: MouseEvent<HTMLInputElement>) => void;
}

const heard = () => undefined;

/** A checkbox of which a table has as many as rows: the browser's own, looking as all others do by `plainTicks` on what is around. */
export function PlainTick({ label, checked, onClick }: PlainTickProps) {
  const state = checked ? 'on' : 'off';
  return (
    <span className="plain-tick">
      <input type="checkbox" aria-label={label} checked={checked} onClick={onClick} onChange={heard} />
      <span data-state={state} aria-hidden="true">
        {/* Always the same, in another color: a sign that came would be laid out, and the browser would compose all rows of the page anew. */}
        <TickSign state="on" />
      </span>
    </span>
  );
}

export const plainTicks = {
  // Its sign changes within it alone: without this, a tick lays out the whole table anew.
  '& .plain-tick': {
    position: 'relative',
    display: 'inline-flex',
    boxSizing: 'border-box',
    width: 36,
    height: 36,
    contain: 'layout size',
    padding: '9px',
    verticalAlign: 'middle',
    borderRadius: '50%',
  },
  // Within its row: the next one is painted above it.
  '& .plain-tick:has(:focus-visible)': { ...focusRing, outlineOffset: 0 },
  // The whole of it is pressed. What draws nothing is seen as little as what is see-through, which the browser would compose on its own for each row.
  '& .plain-tick > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    border: 0,
    background: 'none',
    outline: 'none',
    appearance: 'none',
    cursor: 'pointer',
  },
  '& .plain-tick > span': tickLook,
  // The sign of a box that is not ticked has the box's own color; where colors are not ours, as on paper, it is not there.
  '& .plain-tick > [data-state="off"]': { color: 'var(--surface)' },
  '@media print, (forced-colors: active)': { '& .plain-tick > [data-state="off"] > svg': { visibility: 'hidden' } },
} as const;
