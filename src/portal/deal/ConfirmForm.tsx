import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import type { Deal } from '../../../generated/api.ts';
import { confirmContractForm } from '../../../generated/forms.ts';
import { api, dataOf } from '../../api/client.ts';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { SubmitButton } from '../../../engine/web/form/SubmitButton.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { messages } from './messages.ts';

const { name } = confirmContractForm;

/** The client's name as a signature under exactly what is shown. */
export function ConfirmForm({ deal }: { deal: Deal }) {
  const queries = useQueryClient();
  const form = useOperationForm({
    fields: { name },
    validate: async () => (await import('../../../generated/validators/confirmContract.js')).confirmContractBody,
    initial: { name: '' },
    body: (typed) => ({ ...typed, shown_hash: deal.shown_hash }),
    submit: async (body) => {
      try {
        await dataOf(api.POST('/deals/{id}/confirm', { params: { path: { id: deal.id } }, body }));
      } finally {
        // Also where it was refused: something else is shown by now.
        await queries.invalidateQueries({ queryKey: ['/deals'] });
      }
    },
  });
  return (
    <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 3, maxWidth: 420 }}>
      <FormProblem problem={form.problem} />
      <TextField {...form.field('name')} autoComplete="name" value={form.values.name} onChange={(event) => form.set('name', event.target.value)} />
      <SubmitButton label={messages.contract.confirm} busyLabel={messages.contract.confirming} busy={form.busy} />
    </Box>
  );
}
