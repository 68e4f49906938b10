import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { supportTopicValues, supportTopicWords } from '../../../generated/enums.ts';
import type { SupportTopic } from '../../../generated/api.ts';
import { requestSupportForm } from '../../../generated/rules.ts';
import { api, dataOf } from '../../api/client.ts';
import { usePublicSettings } from '../../api/public-settings.ts';
import { useSession } from '../../api/session.ts';
import { dueInWords, hoursInWords, promiseInWords } from '../../features/support/answer-hours.ts';
import { EmailField } from '../../../engine/web/fields/EmailField.tsx';
import { FormErrorSummary } from '../../../engine/web/fields/FormErrorSummary.tsx';
import { SelectField } from '../../../engine/web/fields/SelectField.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { SubmitButton } from '../../../engine/web/form/SubmitButton.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { useChosenPackage } from '../chosen-package.ts';
import { FormFrame } from '../frame/FormFrame.tsx';
import { messages } from '../messages.ts';

const words = messages.support;
const topics = supportTopicValues.map((id) => ({ id, name: supportTopicWords[id] }));
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A message to the support desk, signed in or not; says when an answer comes. */
export default function SupportPage() {
  const settings = usePublicSettings();
  const { user } = useSession();
  const { suffix } = useChosenPackage();
  const [sent, setSent] = useState<{ email: string; answerBy: string } | null>(null);
  const initial: { name: string; email: string; topic: SupportTopic | ''; message: string } = {
    name: [user?.first_name, user?.last_name].map(text).join(' ').trim(),
    email: text(user?.email),
    topic: '',
    message: '',
  };
  const form = useOperationForm({
    fields: requestSupportForm,
    validate: async () => (await import('../../../generated/validators/requestSupport.js')).requestSupportBody,
    initial,
    body: ({ topic, ...values }) => ({ ...values, ...(topic === '' ? {} : { topic }) }),
    submit: async ({ topic, ...values }) => {
      if (topic === undefined) return;
      const { answer_by } = await dataOf(api.POST('/auth/support-request', { body: { ...values, topic } }));
      setSent({ email: values.email, answerBy: answer_by });
    },
  });
  const foot = <Link to={user === null ? `/login${suffix}` : '/'}>{user === null ? messages.forgot.back : messages.unauthorized.home}</Link>;
  if (sent !== null) {
    return (
      <FormFrame title={words.sentTitle} foot={foot}>
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {words.sent(sent.email, dueInWords(sent.answerBy))} {words.hours(hoursInWords(settings))}
        </Box>
        <Button
          variant="outlined"
          sx={{ mt: 7 }}
          onClick={() => {
            form.set('message', '');
            setSent(null);
          }}
        >
          {words.another}
        </Button>
      </FormFrame>
    );
  }
  return (
    <FormFrame title={words.title} lead={`${words.lead(promiseInWords(settings))} ${words.hours(hoursInWords(settings))}`} foot={foot}>
      <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 5, mt: 7 }}>
        <FormErrorSummary errors={form.errors} attempt={form.failedSubmits} purpose="sent" />
        <FormProblem problem={form.problem} />
        <TextField {...form.field('name')} autoComplete="name" value={form.values.name} onChange={(event) => form.set('name', event.target.value)} />
        <EmailField {...form.field('email')} value={form.values.email} onChange={(event) => form.set('email', event.target.value)} />
        <SelectField
          {...form.field('topic')}
          value={form.values.topic}
          choices={topics}
          placeholder={words.choose}
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
        <SubmitButton label={words.submit} busyLabel={words.busy} busy={form.busy} />
      </Box>
    </FormFrame>
  );
}
