import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { closeAccountForm } from '../../../generated/forms.ts';
import { api, dataOf } from '../../api/client.ts';
import { forgetKept } from '../../kit/kept/kept.ts';
import { session } from '../../api/session.ts';
import { PasswordField } from '../../../engine/web/fields/PasswordField.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { messages as ui } from '../../../engine/web/messages.ts';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { messages } from './messages.ts';

const closingMessages = messages.closing;

/** Asks for the password, closes the account and signs out. */
export default function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
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
          <Button type="submit" variant="contained" color="error" disabled={form.busy}>
            {closingMessages.open}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
