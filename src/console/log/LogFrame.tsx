import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { messages as shared } from '../../../engine/web/messages.ts';
import type { Problem } from '../../../engine/web/problem.ts';
import { capOf } from '../capOf.ts';
import { KeyCaps } from '../KeyCaps.tsx';
import { keys } from '../keys.ts';
import { messages } from './messages.ts';

interface LogFrameProps {
  form: { problem: Problem | null; busy: boolean; onSubmit: (event?: FormEvent) => Promise<boolean> };
  label: string;
  /** What saving sets beside the record itself. */
  says?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Fields above, the decision at the foot; ⌘↵ and Ctrl-Enter send from anywhere within. */
export function LogFrame({ form, label, says, onClose, children }: LogFrameProps) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void form.onSubmit();
  };
  return (
    <>
      <Box
        component="form"
        id={id}
        noValidate
        onSubmit={(event: FormEvent) => void form.onSubmit(event)}
        onKeyDown={onKeyDown}
        sx={{ flex: 1, overflowY: 'auto', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 4, p: '16px 20px 24px' }}
      >
        <FormProblem problem={form.problem} />
        {children}
      </Box>
      <Box
        component="footer"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          p: '12px 20px calc(12px + env(safe-area-inset-bottom, 0px))',
          borderTop: '1px solid var(--border)',
        }}
      >
        <Box component="span" sx={{ flex: '1 1 140px', fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
          {says}
        </Box>
        <Button color="inherit" onClick={onClose}>
          {shared.cancel}
        </Button>
        <Button type="submit" form={id} variant="contained" disabled={form.busy} sx={{ '& kbd': { ml: 2, mr: '0 !important' } }}>
          {form.busy ? messages.saving : label}
          <span aria-hidden="true">
            <KeyCaps caps={[[keys.anywhere.send.split(' ').map(capOf).join(' '), '']]} />
          </span>
        </Button>
      </Box>
    </>
  );
}
