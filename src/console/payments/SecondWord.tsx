import Warning from '@mui/icons-material/WarningAmberRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent } from 'react';
import { MoneyField } from '../../../engine/web/fields/MoneyField.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { formatCents } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';

interface SecondWordProps {
  name: string;
  amount: number;
  /** What the ladder gives, in cents. */
  due: number;
  busy: boolean;
  /** Sends the refund; what is refused shows in the form above. */
  onConfirm: () => Promise<void>;
  onChange: () => void;
}

/** Asked a second time for more than is due: by how much more, and the amount typed once again. */
export function SecondWord({ name, amount, due, busy, onConfirm, onChange }: SecondWordProps) {
  const form = useOperationForm<{ typed: number | null }>({
    fields: {},
    initial: { typed: null },
    focusFirst: true,
    check: ({ typed }) => (typed === amount ? {} : { typed: messages.notTheAmount(formatCents(amount)) }),
    submit: onConfirm,
  });
  return (
    <Box
      role="alertdialog"
      aria-label={messages.second}
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => void form.onSubmit(event)}
      sx={{ display: 'grid', gap: '10px', p: '14px 20px', background: 'var(--warning-soft)', borderTop: '1px solid var(--warning-line)' }}
    >
      <Box
        component="p"
        sx={{ display: 'flex', gap: 2, fontSize: 'var(--fs-dense)', lineHeight: '20px', '& svg': { fontSize: 18, mt: '1px', color: 'warning.main' } }}
      >
        <Warning aria-hidden="true" />
        <span>
          <b>{messages.question(formatCents(amount), name)}</b> {messages.difference(formatCents(due), formatCents(amount - due))}
        </span>
      </Box>
      <MoneyField {...form.field('typed')} label={messages.typeAmount} value={form.values.typed} onChange={(typed) => form.set('typed', typed)} autoFocus />
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button type="submit" variant="contained" disabled={busy}>
          {messages.refund(formatCents(amount))}
        </Button>
        <Button color="inherit" onClick={onChange}>
          {messages.change}
        </Button>
      </Box>
    </Box>
  );
}
