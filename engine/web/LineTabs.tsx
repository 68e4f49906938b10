import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

const Frame = styled('div')({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: '1px solid var(--border)',
  '& > button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    height: 44,
    padding: '0 12px',
    marginBottom: -1,
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'none',
    fontSize: 'var(--fs-control)',
    fontWeight: 'var(--w-medium)',
    color: 'var(--text-2)',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '.staff &': { height: 36, padding: '0 10px' },
    '&:hover': { color: 'var(--text)' },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-selected="true"]': { color: 'var(--text)', borderBottomColor: 'var(--accent)' },
  },
});

interface LineTabsProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { id: Value; label: ReactNode }[];
}

/** Scrolls the open tab into view, as far as it is not. */
function showOpen(list: HTMLElement): void {
  const tab = list.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!tab) return;
  const { left, right } = tab.getBoundingClientRect();
  const edges = list.getBoundingClientRect();
  if (left < edges.left) list.scrollLeft -= edges.left - left;
  else if (right > edges.right) list.scrollLeft += right - edges.right;
}

/** Tabs with a line under the open one; arrows, Home and End move between them. */
export function LineTabs<Value extends string>({ label, value, onChange, tabs }: LineTabsProps<Value>) {
  const frame = useRef<HTMLDivElement>(null);
  // The open tab stays in sight: one that an address opened beyond the edge, after a turn of the screen, and when counts come into the tabs before it.
  // Who begins to watch is told at once, after the browser's own layout and before it paints: to ask here would lay all of the page out once more.
  useEffect(() => {
    const list = frame.current;
    if (!list) return undefined;
    const watch = new ResizeObserver(() => showOpen(list));
    for (const element of [list, ...list.children]) watch.observe(element);
    return () => watch.disconnect();
  }, [value, tabs.length]);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value);
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const to = steps[event.key];
    const next = to === undefined ? undefined : tabs[to];
    if (to === undefined || next === undefined) return;
    event.preventDefault();
    onChange(next.id);
    frame.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <Frame ref={frame} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map((tab) => (
        <button key={tab.id} type="button" role="tab" aria-selected={tab.id === value} tabIndex={tab.id === value ? 0 : -1} onClick={() => onChange(tab.id)}>
          {tab.label}
        </button>
      ))}
    </Frame>
  );
}
