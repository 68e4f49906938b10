import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invitationOf } from '../../../domain/guest.ts';
import type { Guest, GuestDecision } from '../../../generated/api.ts';
import { guestDecisionLabels, guestDecisionValues } from '../../../generated/enums.ts';
import { inviteGuestForm } from '../../../generated/forms.ts';
import { useQuestion } from '../../../engine/web/act/useQuestion.tsx';
import { FailedLine } from '../../../engine/web/Answered.tsx';
import { EmailField } from '../../../engine/web/fields/EmailField.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { formatDate } from '../../../engine/web/format.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { api, dataOf } from '../../api/client.ts';
import { Section } from '../../features/profile/Section.tsx';
import { guestMessages as messages } from '../../features/guests/messages.ts';
import { guestsQuery } from '../../features/guests/queries.ts';
import { useOwnChecklist } from '../preferences/useOwnChecklist.ts';
import { wrapping } from '../../kit/ui/wrapping.ts';

/** The client's card about their second decision-maker: inviting one, what they may decide, and the end of it. */
export default function DecideTogether({ client }: { client: string }) {
  const queries = useQueryClient();
  const guests = useQuery(guestsQuery(client));
  const refresh = () => queries.invalidateQueries({ queryKey: guestsQuery(client).queryKey });
  const guest = guests.data?.[0];
  return guests.data && !guest ? (
    <Alone onDone={refresh} />
  ) : (
    <Section title={messages.title}>
      {guests.isError && !guests.data && <FailedLine onRetry={() => void guests.refetch()}>{messages.failed}</FailedLine>}
      {guest && <Present guest={guest} onChanged={refresh} />}
    </Section>
  );
}

/** Nobody decides with the client yet: whom the checklist names is offered first. */
function Alone({ onDone }: { onDone: () => Promise<unknown> }) {
  const [open, setOpen] = useState(false);
  const { packageId, checklist } = useOwnChecklist();
  const decider = checklist.data?.selections.logistics?.second_decider;
  const known = invitationOf(decider);
  return (
    <Section title={messages.title} lead={decider?.name ? messages.named(decider.name) : messages.lead}>
      {open ? (
        <Invite known={known} onDone={onDone} onCancel={() => setOpen(false)} />
      ) : (
        <Button variant="outlined" disabled={packageId !== undefined && checklist.isPending} onClick={() => setOpen(true)} sx={wrapping}>
          {known.first_name === '' ? messages.invite : messages.inviteNamed(known.first_name)}
        </Button>
      )}
    </Section>
  );
}

function Decisions({ chosen, disabled, onChange }: { chosen: readonly GuestDecision[]; disabled?: boolean; onChange: (chosen: GuestDecision[]) => void }) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 'fontWeightMedium', fontSize: 'var(--fs-ui)' }}>
        {messages.may}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-small)', lineHeight: 'var(--lh-small)', mb: 1 }}>{messages.mayHint}</Box>
      <Box sx={{ display: 'grid' }}>
        {guestDecisionValues.map((value) => (
          <FormControlLabel
            key={value}
            label={guestDecisionLabels[value]}
            disabled={disabled === true}
            control={
              <Checkbox
                checked={chosen.includes(value)}
                onChange={(event) => onChange(guestDecisionValues.filter((each) => (each === value ? event.target.checked : chosen.includes(each))))}
              />
            }
          />
        ))}
      </Box>
    </Box>
  );
}

interface InviteProps {
  known: ReturnType<typeof invitationOf>;
  onDone: () => Promise<unknown>;
  onCancel: () => void;
}

function Invite({ known, onDone, onCancel }: InviteProps) {
  const nothing: GuestDecision[] = [];
  const form = useOperationForm({
    fields: inviteGuestForm,
    validate: async () => (await import('../../../generated/validators/inviteGuest.js')).inviteGuestBody,
    initial: { ...known, decides: nothing },
    submit: async (body) => {
      await dataOf(api.POST('/auth/guests', { body }));
      toast.success(messages.sent(body.first_name));
      onCancel();
      await onDone();
    },
  });
  return (
    <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 4, maxWidth: 376 }}>
      <FormProblem problem={form.problem} />
      <TextField {...form.field('first_name')} value={form.values.first_name} onChange={(event) => form.set('first_name', event.target.value)} />
      <TextField {...form.field('last_name')} value={form.values.last_name} onChange={(event) => form.set('last_name', event.target.value)} />
      <EmailField {...form.field('email')} autoComplete="off" value={form.values.email} onChange={(event) => form.set('email', event.target.value)} />
      <Decisions chosen={form.values.decides} onChange={(decides) => form.set('decides', decides)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="contained" disabled={form.busy}>
          {form.busy ? messages.inviting : messages.send}
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </Box>
    </Box>
  );
}

function Present({ guest, onChanged }: { guest: Guest; onChanged: () => Promise<unknown> }) {
  const { ask, question } = useQuestion();
  const path = { params: { path: { id: guest.id } } };
  const act = { onError: (error: Error) => toast.error(reasonOf(error)), onSettled: onChanged };
  const allow = useMutation({ mutationFn: (decides: GuestDecision[]) => dataOf(api.PATCH('/auth/guests/{id}', { ...path, body: { decides } })), ...act });
  const again = useMutation({
    mutationFn: () => dataOf(api.POST('/auth/guests/{id}/send-invitation', path)),
    onSuccess: () => toast.success(messages.sent(guest.first_name)),
    ...act,
  });
  const remove = useMutation({
    mutationFn: () => dataOf(api.DELETE('/auth/guests/{id}', path)),
    onSuccess: () => toast.success(messages.removed(guest.first_name)),
    ...act,
  });
  const name = `${guest.first_name} ${guest.last_name}`;
  const removing = async () => {
    if (await ask({ title: messages.removeAsk(name), follows: messages.removeFollows, label: messages.remove, destructive: true })) remove.mutate();
  };
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box>
        <Box sx={{ fontWeight: 'fontWeightMedium' }}>{name}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-ui)', overflowWrap: 'anywhere' }}>
          {guest.status === 'invited' ? messages.waits(guest.email, formatDate(guest.invited_at)) : messages.joined(guest.email)}
        </Box>
      </Box>
      <Decisions chosen={allow.isPending ? allow.variables : guest.decides} disabled={allow.isPending} onChange={(decides) => allow.mutate(decides)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {guest.status === 'invited' && (
          <Button variant="outlined" disabled={again.isPending} onClick={() => again.mutate()}>
            {messages.again}
          </Button>
        )}
        <Button variant="outlined" color="error" disabled={remove.isPending} onClick={() => void removing()}>
          {messages.remove}
        </Button>
      </Box>
      {question}
    </Box>
  );
}
