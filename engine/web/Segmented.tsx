import { styled } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode } from 'react';

const Frame = styled('div')({
  display: 'inline-flex',
  gap: 2,
  padding: 2,
  border: '1px solid var(--border)',
  borderRadius: 'var(--r)',
  background: 'var(--surface-2)',
  '& > button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 30,
    padding: '0 12px',
    border: 0,
    borderRadius: 'var(--r-sm)',
    background: 'none',
    fontSize: 'var(--fs-dense)',
    color: 'var(--text-2)',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: 40 },
    '& .MuiSvgIcon-root': { fontSize: 18 },
    // Where four words just have room, their signs have none.
    '& > [data-sign]': { display: 'inline-flex', '@media (max-width: 600px)': { display: 'none' } },
    '&[aria-pressed="true"]': { background: 'var(--raised)', color: 'var(--text)', fontWeight: 'var(--w-medium)', boxShadow: '0 0 0 1px var(--border)' },
  },
});

interface SegmentedProps<Value extends string> {
  /** Label of the choice. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** Tab goes through it in one step, and the arrow keys choose: for a field of a form. */
  oneStop?: boolean;
  /** `icon` alone shows an icon that is called `name`, `sign` one before it; `shown` takes the name's place where more than a text is shown. */
  choices: readonly { id: Value; name: string; icon?: ReactNode; sign?: ReactNode; shown?: ReactNode }[];
}

/** One of two to four, all in sight. */
export function Segmented<Value extends string>({ label, value, onChange, choices, oneStop = false }: SegmentedProps<Value>) {
  const at = Math.max(
    0,
    choices.findIndex(({ id }) => id === value),
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const next = (at + by + choices.length) % choices.length;
    const choice = choices[next];
    if (by === 0 || !choice) return;
    event.preventDefault();
    onChange(choice.id);
    buttons[next]?.focus();
  };
  return (
    <Frame role={oneStop ? 'toolbar' : 'group'} aria-label={label} onKeyDown={oneStop ? onKeyDown : undefined}>
      {choices.map(({ id, name, icon, sign, shown }, index) => (
        <button
          key={id}
          type="button"
          tabIndex={oneStop && index !== at ? -1 : undefined}
          aria-pressed={id === value}
          aria-label={icon === undefined ? undefined : name}
          title={icon === undefined ? undefined : name}
          onClick={() => onChange(id)}
        >
          {sign !== undefined && <span data-sign>{sign}</span>}
          {icon ?? shown ?? name}
        </button>
      ))}
    </Frame>
  );
}
