import Warning from '@mui/icons-material/WarningAmberRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { MoneyField } from '../../../engine/web/fields/MoneyField.tsx';
import { formatCents } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';

interface SecondWordProps {
  name: string;
  amount: number;
  /** What the ladder gives, in cents. */
  due: number;
  busy: boolean;
  onConfirm: () => void;
  onChange: () => void;
}

/** Asked a second time for more than is due: by how much more, and the amount typed once again. */
export function SecondWord({ name, amount, due, busy, onConfirm, onChange }: SecondWordProps) {
  const [typed, setTyped] = useState<number | null>(null);
  const [told, setTold] = useState(false);
  const confirm = () => {
    if (typed === amount) onConfirm();
    else setTold(true);
  };
  return (
    <Box
      role="alertdialog"
      aria-label={messages.second}
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
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
      <MoneyField
        label={messages.typeAmount}
        value={typed}
        onChange={setTyped}
        autoFocus
        {...(told && typed !== amount ? { error: messages.notTheAmount(formatCents(amount)) } : {})}
      />
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
