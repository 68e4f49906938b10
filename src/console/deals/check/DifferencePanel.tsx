import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContractDifference } from '../../../../generated/api.ts';
import { answerDifferenceForm } from '../../../../generated/forms.ts';
import { TextField } from '../../../../engine/web/fields/TextField.tsx';
import { FormProblem } from '../../../../engine/web/form/FormProblem.tsx';
import { SubmitButton } from '../../../../engine/web/form/SubmitButton.tsx';
import { useOperationForm } from '../../../../engine/web/form/useOperationForm.ts';
import { toast } from '../../../../engine/web/toast/toast.ts';
import { api, dataOf } from '../../../api/client.ts';
import { singleKeys } from '../../../kit/keys/single-keys.ts';
import { messages } from '../messages.ts';
import { refreshDeal } from '../queries.ts';

const { reason: asked } = answerDifferenceForm;

interface DifferencePanelProps {
  dealId: string;
  difference: ContractDifference;
  /** Why nothing can be answered now. */
  locked: string | undefined;
  /** The reason is being typed. */
  accepts: boolean;
  onAsk: () => void;
  onAccept: (accepts: boolean) => void;
  onRevise: (() => void) | undefined;
}

const saidOf = ({ kind, label, by, contract }: ContractDifference): string => {
  const { said } = messages;
  if (kind === 'new') return said.new(label, contract ?? by);
  if (kind === 'missing') return said.missing(label, by);
  return kind === 'sum' ? said.sum(label, by) : said.above(label, by);
};

/** One difference that has to be resolved: what it is, and the three ways out. */
export function DifferencePanel({ dealId, difference, locked, accepts, onAsk, onAccept, onRevise }: DifferencePanelProps) {
  const [changes, setChanges] = useState(false);
  const { answer, reason } = difference;
  const isSettled = answer === 'accepted' && !changes && !accepts;
  return (
    <Box sx={{ fontSize: 'var(--fs-dense)', lineHeight: '18px', whiteSpace: 'normal' }}>
      <Box sx={{ mb: 2 }}>
        <Box component="span" sx={{ fontWeight: 'var(--w-medium)' }}>
          {saidOf(difference)}
        </Box>{' '}
        {answer === 'ask_to_remove' && <span>{messages.asked} </span>}
        {answer === 'accepted' && <span>{messages.acceptedWith(reason ?? '')} </span>}
        {locked !== undefined && !isSettled && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {locked}
          </Box>
        )}
      </Box>
      {isSettled && locked === undefined && (
        <Button size="small" onClick={() => setChanges(true)}>
          {messages.change}
        </Button>
      )}
      {!isSettled && accepts && <AcceptForm dealId={dealId} lineKey={difference.key} onClose={() => onAccept(false)} onDone={() => setChanges(false)} />}
      {!isSettled && !accepts && locked === undefined && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: '6px',
            '& .MuiButton-root': { flex: { xs: '1 1 100%', sm: 'none' } },
            '& kbd': keyCap,
          }}
        >
          {answer !== 'ask_to_remove' && (
            <Button variant="contained" onClick={onAsk}>
              {messages.ask} {singleKeys.isOn() && <kbd aria-hidden="true">A</kbd>}
            </Button>
          )}
          <Button variant="outlined" onClick={() => onAccept(true)}>
            {messages.accept} {singleKeys.isOn() && <kbd aria-hidden="true">R</kbd>}
          </Button>
          {onRevise && (
            <Button onClick={onRevise}>
              {messages.revise} {singleKeys.isOn() && <kbd aria-hidden="true">V</kbd>}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

const keyCap = {
  display: { xs: 'none', md: 'inline-block' },
  font: 'inherit',
  fontSize: 11,
  lineHeight: '16px',
  ml: 2,
  padding: '0 5px',
  border: '1px solid currentColor',
  borderRadius: 'var(--r-sm)',
} as const;

function AcceptForm({ dealId, lineKey, onClose, onDone }: { dealId: string; lineKey: string; onClose: () => void; onDone: () => void }) {
  const queries = useQueryClient();
  const form = useOperationForm({
    fields: { reason: asked },
    validate: async () => (await import('../../../../generated/validators/answerDifference.js')).answerDifferenceBody,
    initial: { reason: '' },
    body: ({ reason }) => ({ key: lineKey, answer: 'accepted' as const, reason: reason.trim() || null }),
    focusFirst: true,
    submit: async (body) => {
      await dataOf(api.POST('/deals/{id}/differences', { params: { path: { id: dealId } }, body }));
      toast.success(messages.answered);
      await refreshDeal(queries);
      onDone();
      onClose();
    },
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void form.onSubmit(event)}
      onKeyDown={(event) => {
        // Keys of the table are letters here.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
      sx={{ display: 'grid', gap: 2, maxWidth: 480 }}
    >
      <FormProblem problem={form.problem} />
      <TextField {...form.field('reason')} autoFocus value={form.values.reason} onChange={(event) => form.set('reason', event.target.value)} />
      <Box sx={{ display: 'flex', gap: 2 }}>
        <SubmitButton label={messages.acceptIt} busyLabel={messages.saving} busy={form.busy} />
        <Button onClick={onClose}>{messages.cancel}</Button>
      </Box>
    </Box>
  );
}
