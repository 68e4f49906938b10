import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { nextMonday, readNextStep, type NextStep } from '../../../domain/next-step.ts';
import { createTaskLimits } from '../../../generated/limits.ts';
import { listProps } from '../../../engine/console/inputs/ReferenceInputs.tsx';
import { messages as engineMessages } from '../../../engine/console/messages.ts';
import { Picker } from '../../../engine/console/inputs/Picker.tsx';
import { useReferenceOptions } from '../../../engine/console/inputs/useReferenceOptions.ts';
import { DateField } from '../../../engine/web/fields/DateField.tsx';
import { FieldFrame } from '../../../engine/web/fields/FieldFrame.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { formatTime, formatWeekday, todayHere } from '../../../engine/web/format.ts';
import type { FieldBinding } from '../../../engine/web/form/problems.ts';
import { daysAfter, instantAt } from '../../../engine/web/zone.ts';
import { hasKeyboard } from '../../kit/keys/useScreenKeys.ts';
import { messages } from './messages.ts';

/** What is typed of a next step, and a day chosen beside it (YYYY-MM-DD), which counts before the typed one. */
export interface StepTyped {
  step: string;
  day: string | null;
}

/** The step with its day and moment (ISO 8601; null where only the day counts). */
export function stepOf({ step, day }: StepTyped): { title: string; due_on: string | null; due_at: string | null } {
  const read: NextStep = readNextStep(step, todayHere());
  const due_on = day ?? read.due_on ?? null;
  return { title: read.title, due_on, due_at: due_on !== null && read.time !== undefined ? instantAt(`${due_on}T${read.time}`).toISOString() : null };
}

interface PersonFieldProps {
  binding: FieldBinding;
  hint?: string | undefined;
  resource: string;
  filter?: Readonly<Record<string, unknown>>;
  value: string;
  /** Their name, where it is known already. */
  name?: string | undefined;
  /** Nothing else is to be filled in first. */
  isFirst?: boolean;
  onChange: (id: string, name: string | undefined) => void;
}

/** A person, found by typing; out of sight where the reader may not list such people. */
export function PersonField({ binding, hint, resource, filter, value, name, isFirst = false, onChange }: PersonFieldProps) {
  const reference = useReferenceOptions({ resource, ...(filter ? { filter } : {}) }, value && name === undefined ? [value] : []);
  if (!reference.listable) return null;
  const chosen = value === '' ? [] : name === undefined ? reference.chosen : [{ id: value, name }];
  return (
    <FieldFrame {...binding} hint={hint} optional={hint !== undefined}>
      {(control) => (
        <Picker
          {...listProps(reference)}
          control={control}
          chosen={chosen}
          onChoose={([next]) => onChange(next?.id ?? '', next?.name)}
          onBlur={binding.onBlur}
          placeholder={engineMessages.typeToFind}
          focusesAtOnce={isFirst && hasKeyboard()}
        />
      )}
    </FieldFrame>
  );
}

interface StepFieldsProps {
  typed: StepTyped;
  label: string;
  optional: boolean;
  errors: { step?: string | undefined; day?: string | undefined };
  autoFocus?: boolean;
  onStep: (step: string) => void;
  onDay: (day: string | null) => void;
}

/** What to do next, in one line with its day at the end; the usual days one press away. */
export function StepFields({ typed, label, optional, errors, autoFocus = false, onStep, onDay }: StepFieldsProps) {
  const [isPicking, setIsPicking] = useState(false);
  const { due_on, due_at } = stepOf(typed);
  const today = todayHere();
  const days = [
    { day: today, name: messages.days.today },
    { day: daysAfter(today, 1), name: messages.days.tomorrow },
    { day: nextMonday(today), name: messages.days.monday },
    { day: daysAfter(today, 7), name: messages.days.week },
  ].filter(({ day }, index, all) => all.findIndex((other) => other.day === day) === index);
  return (
    <>
      <TextField
        label={label}
        optional={optional}
        aside={messages.nextHint}
        value={typed.step}
        maxLength={createTaskLimits.title}
        autoFocus={autoFocus}
        {...(errors.step === undefined ? {} : { error: errors.step })}
        onChange={({ target }) => onStep(target.value)}
      />
      {due_on !== null && typed.step.trim() !== '' && (
        <Box
          role="status"
          className="num"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: '6px',
            color: 'var(--accent-ink, var(--accent))',
            fontSize: 'var(--fs-small)',
            '& svg': { fontSize: 16 },
          }}
        >
          <EventAvailable aria-hidden="true" />
          {messages.due(due_at === null ? formatWeekday(due_on) : messages.dayAndTime(formatWeekday(due_on), formatTime(due_at)))}
        </Box>
      )}
      <Box role="group" aria-label={messages.days.label} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '6px' }}>
        {days.map(({ day, name }) => (
          <Button
            key={day}
            size="small"
            variant="outlined"
            aria-pressed={due_on === day}
            onClick={() => onDay(typed.day === day ? null : day)}
            sx={{
              minWidth: 0,
              px: '10px',
              fontWeight: 400,
              '&[aria-pressed="true"]': { background: 'var(--selected)', borderColor: 'var(--accent)', fontWeight: 'var(--w-medium)' },
            }}
          >
            {name}
          </Button>
        ))}
        <Button
          size="small"
          variant="outlined"
          aria-expanded={isPicking}
          onClick={() => setIsPicking(!isPicking)}
          sx={{ minWidth: 0, px: '10px', fontWeight: 400 }}
        >
          {messages.days.pick}
        </Button>
      </Box>
      {(isPicking || errors.day !== undefined) && (
        <Box sx={{ maxWidth: 180 }}>
          <DateField label={messages.days.label} value={due_on} onChange={onDay} {...(errors.day === undefined ? {} : { error: errors.day })} />
        </Box>
      )}
    </>
  );
}
