import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { DateField } from '../../web/fields/DateField.tsx';
import { MoneyField } from '../../web/fields/MoneyField.tsx';
import { TextField } from '../../web/fields/TextField.tsx';
import { dayBound, dayOf } from '../inputs/moment.ts';
import { messages } from '../messages.ts';
import { messages as listMessages } from './messages.ts';
import { ends, isWhole } from './conditions.ts';
import { filterKind } from './filters.ts';

interface RangeEditorProps {
  field: FieldDescriptor;
  /** Both ends. */
  value: unknown;
  onChange: (value: readonly [unknown, unknown]) => void;
  onClose: () => void;
}

/** Both ends of a range, applied together. */
export default function RangeEditor({ field, value, onChange, onClose }: RangeEditorProps) {
  const [from, setFrom] = useState<unknown>(ends(value)[0]);
  const [to, setTo] = useState<unknown>(ends(value)[1]);
  const [isTold, setIsTold] = useState(false);
  const condition = { field, comparison: 'between' as const, value: [from, to] };
  const isMoment = ['day', 'momentDay'].includes(filterKind(field));
  const fault = isWhole(condition)
    ? undefined
    : from === undefined || to === undefined
      ? listMessages.bothEnds
      : isMoment
        ? messages.notBefore(messages.from)
        : messages.notLess(messages.from);
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 3 }}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTold(fault !== undefined);
        if (fault !== undefined) return;
        onChange([from, to]);
        onClose();
      }}
    >
      <End field={field} end="first" label={messages.from} value={from} onChange={setFrom} autoFocus />
      <End field={field} end="last" label={messages.until} value={to} onChange={setTo} {...(isTold && fault ? { error: fault } : {})} />
      <Button type="submit" variant="contained">
        {messages.apply}
      </Button>
    </Box>
  );
}

interface EndProps {
  field: FieldDescriptor;
  end: 'first' | 'last';
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  autoFocus?: boolean;
  error?: string;
}

function End({ field, end, value, onChange, ...rest }: EndProps) {
  const kind = filterKind(field);
  const [text, setText] = useState(value === undefined ? '' : String(value));
  if (kind === 'momentDay')
    return <DateField {...rest} value={dayOf(value) || null} onChange={(day) => onChange(day === null ? undefined : (dayBound(day, end) ?? undefined))} />;
  if (kind === 'day') return <DateField {...rest} value={value === undefined ? null : String(value)} onChange={(day) => onChange(day ?? undefined)} />;
  if (field.kind === 'cents')
    return (
      <MoneyField
        {...rest}
        value={value === undefined ? null : Number(value)}
        onChange={(cents) => onChange(cents === null || Number.isNaN(cents) ? undefined : cents)}
      />
    );
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      figures
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        const figure = Number(event.target.value.replaceAll(',', ''));
        onChange(event.target.value.trim() === '' || Number.isNaN(figure) ? undefined : figure);
      }}
    />
  );
}
