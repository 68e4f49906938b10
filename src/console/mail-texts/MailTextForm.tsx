import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { wordsFaults } from '../../../domain/letter-fields.ts';
import { ConfirmDialog } from '../../../engine/web/ConfirmDialog.tsx';
import { FormErrorSummary } from '../../../engine/web/fields/FormErrorSummary.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { Restored } from '../../../engine/web/form/Restored.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { messageOf } from '../../../engine/web/problem.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import type { MailText } from '../../../generated/api.ts';
import { saveMailTextForm } from '../../../generated/forms/saveMailText.ts';
import { api, dataOf } from '../../api/client.ts';
import { Section } from '../../features/profile/Section.tsx';
import { MailPreview } from './MailPreview.tsx';
import { messages } from './messages.ts';
import { mailTextsKey } from './queries.ts';

interface Typed {
  subject: string;
  text: string;
}

/** The words of one e-mail beside what becomes of them. */
export function MailTextForm({ text: mail }: { text: MailText }) {
  const queries = useQueryClient();
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const show = (saved: MailText) => queries.setQueryData<MailText[]>(mailTextsKey, (known) => known?.map((one) => (one.name === saved.name ? saved : one)));
  const form = useOperationForm<Typed, Typed & { version: number }>({
    fields: saveMailTextForm,
    validate: async () => (await import('../../../generated/validators/saveMailText.js')).saveMailTextBody,
    initial: { subject: mail.subject, text: mail.text },
    keep: `mail-text ${mail.name}`,
    focusFirst: true,
    check: (typed) => wordsFaults(typed, mail),
    body: (typed) => ({ ...typed, version: mail.version }),
    submit: async (body) => {
      const saved = await dataOf(api.PUT('/mail-texts/{name}', { params: { path: { name: mail.name } }, body }));
      toast.success(messages.saved(mail.label));
      show(saved);
    },
  });
  const { subject, text } = form.values;
  const insert = (field: string) => {
    const at = box.current?.selectionStart ?? text.length;
    form.set('text', `${text.slice(0, at)}{${field}}${text.slice(box.current?.selectionEnd ?? at)}`);
    box.current?.focus();
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 440px)' }, gap: 4, alignItems: 'start' }}>
      <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        <Restored kept={form.kept} />
        <FormErrorSummary errors={form.errors} attempt={form.failedSubmits} />
        {form.problem && <Note tone="error">{form.problem.message}</Note>}
        <Section title={mail.label} lead={mail.sent_when}>
          <Box sx={{ display: 'grid', gap: 4 }}>
            <TextField {...form.field('subject')} value={subject} onChange={(event) => form.set('subject', event.target.value)} />
            <TextField
              {...form.field('text')}
              ref={box}
              multiline
              minRows={8}
              maxRows={20}
              value={text}
              onChange={(event) => form.set('text', event.target.value)}
            />
            {mail.fields.length === 0 ? (
              <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-small)' }}>{messages.noFields}</Box>
            ) : (
              <Box role="group" aria-label={messages.fields} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
                {mail.fields.map((field) => (
                  <Button key={field} size="small" variant="outlined" color="inherit" aria-label={messages.insert(field)} onClick={() => insert(field)}>
                    {`{${field}}`}
                  </Button>
                ))}
              </Box>
            )}
            <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-small)' }}>{messages.kept}</Box>
          </Box>
        </Section>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button type="submit" variant="contained" disabled={form.busy}>
            {form.busy ? messages.saving : messages.save}
          </Button>
          <Test name={mail.name} words={form.values} />
          {mail.is_changed && <Reset mail={mail} onReset={show} />}
        </Box>
      </Box>
      <MailPreview name={mail.name} subject={subject} text={text} />
    </Box>
  );
}

/** The e-mail as it is typed, to one's own address; what is wrong with it is said at its field when it is saved. */
function Test({ name, words: { subject, text } }: { name: string; words: Typed }) {
  const test = useMutation({
    mutationFn: () => dataOf(api.POST('/mail-texts/{name}/test', { params: { path: { name } }, body: { subject, text } })),
    onSuccess: ({ to }) => toast.success(messages.tested(to)),
    onError: (error) => toast.error(messageOf(error)),
  });
  return (
    <Button variant="outlined" color="inherit" disabled={test.isPending} onClick={() => test.mutate()}>
      {test.isPending ? messages.testing : messages.test}
    </Button>
  );
}

function Reset({ mail: { name, label }, onReset }: { mail: MailText; onReset: (mail: MailText) => void }) {
  const [asking, setAsking] = useState(false);
  const reset = useMutation({
    mutationFn: () => dataOf(api.DELETE('/mail-texts/{name}', { params: { path: { name } } })),
    onSuccess: (mail) => {
      toast.success(messages.resetDone);
      onReset(mail);
    },
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {messages.reset}
      </Button>
      <ConfirmDialog
        open={asking}
        title={messages.resetTitle(label)}
        confirmLabel={messages.reset}
        busy={reset.isPending}
        onConfirm={() => reset.mutate()}
        onClose={() => setAsking(false)}
      >
        {messages.resetText}
      </ConfirmDialog>
    </>
  );
}
