import Box from '@mui/material/Box';
import type { SupportTopic } from '../../../generated/api.ts';
import { supportTopicValues, supportTopicLabels } from '../../../generated/enums.ts';
import { requestSupportForm } from '../../../generated/forms.ts';
import { api, dataOf } from '../../api/client.ts';
import { EmailField } from '../../../engine/web/fields/EmailField.tsx';
import { FormErrorSummary } from '../../../engine/web/fields/FormErrorSummary.tsx';
import { SelectField } from '../../../engine/web/fields/SelectField.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { SubmitButton } from '../../../engine/web/form/SubmitButton.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { supportMessages } from '../messages/support.ts';

const topics = supportTopicValues.map((id) => ({ id, name: supportTopicLabels[id] }));

/** A message to the support desk. */
export interface SupportMessage {
  name: string;
  email: string;
  topic: SupportTopic | '';
  message: string;
}

/** The form of the support page. @param onSent receives the sent message and when to expect an answer */
export default function SupportForm({ initial, onSent }: { initial: SupportMessage; onSent: (sent: SupportMessage, answerBy: string) => void }) {
  const form = useOperationForm({
    fields: requestSupportForm,
    validate: async () => (await import('../../../generated/validators/requestSupport.js')).requestSupportBody,
    initial,
    body: ({ topic, ...values }) => ({ ...values, ...(topic === '' ? {} : { topic }) }),
    submit: async ({ topic, ...values }, typed) => {
      if (topic === undefined) return;
      const { answer_by } = await dataOf(api.POST('/auth/support-request', { body: { ...values, topic } }));
      onSent(typed, answer_by);
    },
  });
  return (
    <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 5, mt: 7 }}>
      <FormErrorSummary errors={form.errors} attempt={form.failedSubmits} />
      <FormProblem problem={form.problem} />
      <TextField {...form.field('name')} autoComplete="name" value={form.values.name} onChange={(event) => form.set('name', event.target.value)} />
      <EmailField {...form.field('email')} value={form.values.email} onChange={(event) => form.set('email', event.target.value)} />
      <SelectField
        {...form.field('topic')}
        value={form.values.topic}
        choices={topics}
        placeholder={supportMessages.choose}
        onChange={(topic) => form.set('topic', topic)}
      />
      <TextField
        {...form.field('message')}
        multiline
        minRows={4}
        maxRows={12}
        value={form.values.message}
        onChange={(event) => form.set('message', event.target.value)}
      />
      <SubmitButton label={supportMessages.submit} busyLabel={supportMessages.busy} busy={form.busy} />
    </Box>
  );
}
