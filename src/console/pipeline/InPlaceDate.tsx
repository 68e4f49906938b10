import Event from '@mui/icons-material/EventOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import { useEffect, useRef, useState } from 'react';
import type { ReEngage } from '../../../generated/api.ts';
import { formatNearDay } from '../../../engine/web/format.ts';
import { InPlace, InPlaceInput } from './InPlace.tsx';
import { messages } from './messages.ts';

interface InPlaceDateProps {
  label: string;
  /** YYYY-MM-DD, or null where there is none. */
  value: string | null;
  due: ReEngage;
  onChange: (value: string | null) => void;
}

/** A day in a table: its words, which become a date field when they are pressed. Enter or leaving the field saves, Escape does not. */
export function InPlaceDate({ label, value, due, onChange }: InPlaceDateProps) {
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) opener.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (editing) {
    const leave = (next: string | undefined) => {
      setEditing(false);
      if (next !== undefined && next !== (value ?? '')) onChange(next === '' ? null : next);
    };
    return (
      <InPlaceInput
        type="date"
        aria-label={label}
        defaultValue={value ?? ''}
        autoFocus
        onBlur={(event) => leave(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // The button takes the focus back at once and would take this very key for a press.
          event.preventDefault();
          leave(event.key === 'Enter' ? event.currentTarget.value : undefined);
        }}
      />
    );
  }
  const shown = value === null ? messages.noDate : due === 'overdue' ? messages.overdue(formatNearDay(value)) : formatNearDay(value);
  const Icon = due === 'overdue' ? EventBusy : Event;
  const ink = due === 'overdue' ? 'var(--error)' : due === 'today' ? 'var(--turn-ink)' : value === null ? 'var(--text-3)' : undefined;
  return (
    <InPlace
      ref={opener}
      type="button"
      data-list-edit=""
      className="num"
      aria-label={`${label}: ${shown}`}
      onClick={() => setEditing(true)}
      sx={ink ? { color: ink, '& .MuiSvgIcon-root': { color: ink } } : {}}
    >
      <Icon aria-hidden="true" />
      {shown}
    </InPlace>
  );
}
