import Box from '@mui/material/Box';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { SubmitButton } from '../../../engine/web/form/SubmitButton.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import type { SupportCase } from '../../../generated/api.ts';
import { answerBackForm } from '../../../generated/forms.ts';
import { api, dataOf } from '../../api/client.ts';
import { supportCaseMessages as messages } from '../messages/support-case.ts';

/** Writes back; nothing is sent before the press. */
export function WriteBack({ token, onSent }: { token: string; onSent: (now: SupportCase) => void }) {
  const form = useOperationForm({
    fields: answerBackForm,
    validate: async () => (await import('../../../generated/validators/answerBack.js')).answerBackBody,
    initial: { text: '' },
    body: ({ text }) => ({ token, text: text.trim() }),
    submit: async (body) => onSent(await dataOf(api.POST('/support-case/write', { body }))),
    again: () => ({ text: '' }),
  });
  return (
    <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 4, mt: 7 }}>
      <FormProblem problem={form.problem} />
      <TextField
        {...form.field('text')}
        multiline
        minRows={3}
        maxRows={12}
        maxLength={answerBackForm.text.rules.maxLength}
        value={form.values.text}
        onChange={(event) => form.set('text', event.target.value)}
      />
      <SubmitButton label={messages.send} busyLabel={messages.busy} busy={form.busy} />
    </Box>
  );
}
