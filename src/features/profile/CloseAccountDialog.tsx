import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { closeAccountForm } from '../../../generated/forms.ts';
import * as roles from '../../../generated/roles.ts';
import { api, dataOf } from '../../api/client.ts';
import { forgetKept } from '../../kit/kept/kept.ts';
import { session } from '../../api/session.ts';
import { PasswordField } from '../../../engine/web/fields/PasswordField.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { formatCents } from '../../../engine/web/format.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { Loading, RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { messages as ui } from '../../../engine/web/messages.ts';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { packageQuery } from '../packages/queries.ts';
import { RefundLadder } from '../payments/RefundLadder.tsx';
import { messages } from './messages.ts';

const closingMessages = messages.closing;

/** Asks for the password, closes the account and signs out. A client first reads what the refund policy gives back of the package (docs/rules.md, Refunds). */
export default function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const own = useQuery({ ...packageQuery, enabled: session.get()?.user.role === roles.client });
  const { refund, paid_apart: apart = 0 } = own.data ?? {};
  const form = useOperationForm({
    fields: closeAccountForm,
    validate: async () => (await import('../../../generated/validators/closeAccount.js')).closeAccountBody,
    initial: { current_password: '' },
    submit: async (body) => {
      await dataOf(api.POST('/auth/close-account', { body }));
      toast.success(closingMessages.closed);
      const account = session.get()?.user.id;
      if (account !== undefined) await forgetKept(account).catch(() => {});
      session.signOut();
    },
  });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" role="alertdialog" aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void form.onSubmit(event)}>
        <DialogTitle id={titleId}>{closingMessages.ask}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          {closingMessages.askText}
          {own.isLoading && (
            <Loading label={closingMessages.refundLoading}>
              <RowsSkeleton rows={2} />
            </Loading>
          )}
          {own.isError && own.data === undefined && (
            <ErrorState title={closingMessages.refundFailed} onRetry={() => void own.refetch()}>
              {sentenceOf(own.error)}
            </ErrorState>
          )}
          {refund && (
            <>
              <RefundLadder quote={refund} />
              {refund.amount > 0 && <p>{closingMessages.refundFirst(formatCents(refund.amount))}</p>}
              {apart > 0 && <p>{closingMessages.paidApart(formatCents(apart))}</p>}
            </>
          )}
          <FormProblem problem={form.problem} />
          <PasswordField
            {...form.field('current_password')}
            label={closingMessages.password}
            autoComplete="current-password"
            value={form.values.current_password}
            onChange={(event) => form.set('current_password', event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={form.busy || own.isLoading}>
            {closingMessages.open}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
