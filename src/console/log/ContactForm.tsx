import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { firstNameOf } from '../../../domain/first-name.ts';
import type { ContactDirection, ContactKind, operations } from '../../../generated/api.ts';
import { contactDirectionValues, contactKindLabels, contactKindValues } from '../../../generated/enums.ts';
import { createContactForm } from '../../../generated/forms.ts';
import { createContactLimits } from '../../../generated/limits.ts';
import { FieldFrame } from '../../../engine/web/fields/FieldFrame.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { Segmented } from '../../../engine/web/Segmented.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { instantAt, localOf } from '../../../engine/web/zone.ts';
import { api, dataOf } from '../../api/client.ts';
import { contactIcons } from './contactIcons.ts';
import { PersonField, StepFields, stepOf } from './fields.tsx';
import { LogFrame } from './LogFrame.tsx';
import { useTypedAhead } from '../../kit/keys/typedAhead.ts';
import type { LogClient } from './LogContext.ts';
import { messages } from './messages.ts';
import { useWorkAsked } from './useWorkAsked.ts';

type Body = operations['createContact']['requestBody']['content']['application/json'];

interface Typed {
  user_id: string;
  /** The client's name, for the sentences. */
  name: string | undefined;
  kind: ContactKind;
  direction: ContactDirection;
  /** As the reader's clock shows it, YYYY-MM-DDTHH:MM. */
  at: string;
  minutes: string;
  summary: string;
  step: string;
  day: string | null;
  isFollowUp: boolean;
}

const directions = contactDirectionValues.map((id) => ({ id, name: messages.directions[id] }));
const hasMinutes: ReadonlySet<ContactKind> = new Set(['call', 'meeting']);
/** Where an error of the body shows. */
const places: Readonly<Record<string, string>> = { 'next.title': 'step', 'next.due_on': 'day', 'next.due_at': 'step', next: 'step' };

function bodyOf({ user_id, kind, direction, at, minutes, summary, step, day, isFollowUp }: Typed): Body {
  const moment = instantAt(at);
  const next = stepOf({ step, day });
  return {
    user_id,
    kind,
    direction: kind === 'note' ? null : direction,
    // What is no time fails the contract's check at its field.
    at: Number.isNaN(moment.getTime()) ? at : moment.toISOString(),
    minutes: hasMinutes.has(kind) && minutes.trim() !== '' ? Number(minutes) : null,
    summary: summary.trim(),
    // A step without its day is told at the day.
    ...(next.title === '' || next.due_on === null ? {} : { next: { title: next.title, due_on: next.due_on, due_at: next.due_at, is_follow_up: isFollowUp } }),
  };
}

/** A call, text, e-mail, meeting or note, with the next step and its day. */
export function ContactForm({ client, onClose }: { client: LogClient | undefined; onClose: () => void }) {
  const asked = useWorkAsked();
  const [now] = useState(() => localOf(new Date()).slice(0, 16));
  const form = useOperationForm<Typed, Body>({
    fields: createContactForm,
    validate: async () => (await import('../../../generated/validators/createContact.js')).createContactBody,
    initial: {
      user_id: client?.id ?? '',
      name: client?.name,
      kind: 'call',
      direction: 'out',
      at: now,
      minutes: '',
      summary: '',
      step: '',
      day: null,
      isFollowUp: true,
    },
    focusFirst: true,
    check: (typed) => (stepOf(typed).title !== '' && stepOf(typed).due_on === null ? { day: messages.dayNeeded } : {}),
    body: bodyOf,
    place: (path) => places[path] ?? path,
    submit: async (body, { kind, name }) => {
      await dataOf(api.POST('/contacts', { body }));
      toast.success(kind === 'note' ? messages.noted(name ?? '') : messages.logged(contactKindLabels[kind], name ?? ''));
      onClose();
      await asked();
    },
  });
  useTypedAhead((typed) => form.set('summary', typed));
  const { user_id, name, kind, direction, at, minutes, summary, step, day, isFollowUp } = form.values;
  return (
    <LogFrame form={form} label={messages.saveLog} says={kind === 'note' ? messages.willSet.note : messages.willSet.contact} onClose={onClose}>
      <Kinds value={kind} onChange={(next) => form.set('kind', next)} />
      <PersonField
        binding={form.field('user_id')}
        resource="client-profiles"
        filter={createContactForm.user_id.reference.filter}
        value={user_id}
        name={name}
        isFirst={client === undefined}
        onChange={(id, next) => {
          form.set('user_id', id);
          form.set('name', next);
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 3, '& > *': { flex: 'none' } }}>
        {kind !== 'note' && (
          <FieldFrame {...form.field('direction')} hint={undefined} optional={false} group>
            {() => <Segmented label={form.field('direction').label} value={direction} choices={directions} onChange={(next) => form.set('direction', next)} />}
          </FieldFrame>
        )}
        <Box sx={{ '&&': { flex: { xs: '1 0 100%', sm: '1 1 0' } }, order: { xs: 1, sm: 0 }, minWidth: 0 }}>
          <TextField {...form.field('at')} type="datetime-local" figures value={at} onChange={({ target }) => form.set('at', target.value)} />
        </Box>
        {hasMinutes.has(kind) && (
          <Box sx={{ width: 84 }}>
            <TextField
              {...form.field('minutes')}
              hint={undefined}
              optional={false}
              inputMode="numeric"
              figures
              value={minutes}
              onChange={({ target }) => form.set('minutes', target.value)}
            />
          </Box>
        )}
      </Box>
      <TextField
        {...form.field('summary')}
        hint={undefined}
        multiline
        minRows={3}
        autoFocus={client !== undefined}
        maxLength={createContactLimits.summary}
        value={summary}
        onChange={({ target }) => form.set('summary', target.value)}
      />
      <Box sx={{ display: 'grid', gap: 2, p: '14px', border: '1px solid var(--border)', borderRadius: 'var(--r)', background: 'var(--surface-2)' }}>
        <StepFields
          typed={{ step, day }}
          label={createContactForm.next.label}
          optional
          errors={{ step: form.field('step').error, day: form.field('day').error }}
          onStep={(next) => form.set('step', next)}
          onDay={(next) => form.set('day', next)}
        />
        {step.trim() !== '' && (
          <FormControlLabel
            control={<Checkbox size="small" checked={isFollowUp} onChange={(_event, next) => form.set('isFollowUp', next)} />}
            label={messages.followUp(name === undefined ? undefined : firstNameOf(name))}
          />
        )}
      </Box>
    </LogFrame>
  );
}

/** How they spoke: five in one row, all in sight. */
function Kinds({ value, onChange }: { value: ContactKind; onChange: (kind: ContactKind) => void }) {
  return (
    <Box role="group" aria-label={createContactForm.kind.label} sx={{ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: '6px' }}>
      {contactKindValues.map((kind) => {
        const Icon = contactIcons[kind];
        return (
          <ButtonBase
            key={kind}
            aria-pressed={kind === value}
            onClick={() => onChange(kind)}
            sx={{
              display: 'grid',
              justifyItems: 'center',
              gap: '2px',
              minHeight: 52,
              border: '1px solid var(--border)',
              borderRadius: 'var(--r)',
              fontSize: 'var(--fs-small)',
              color: 'text.secondary',
              '& svg': { fontSize: 20 },
              '&[aria-pressed="true"]': {
                borderColor: 'var(--accent)',
                boxShadow: 'inset 0 0 0 1px var(--accent)',
                background: 'var(--selected)',
                color: 'text.primary',
                fontWeight: 'var(--w-medium)',
              },
            }}
          >
            <Icon aria-hidden="true" />
            {contactKindLabels[kind]}
          </ButtonBase>
        );
      })}
    </Box>
  );
}
