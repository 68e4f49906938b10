import Send from '@mui/icons-material/SendRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { wordsFaults } from '../../../domain/letter-fields.ts';
import { ConfirmDialog } from '../../../engine/web/ConfirmDialog.tsx';
import { FormErrorSummary } from '../../../engine/web/fields/FormErrorSummary.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { reasonOf } from '../../../engine/web/problem.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import type { MailText } from '../../../generated/api.ts';
import { saveMailTextForm } from '../../../generated/forms/saveMailText.ts';
import { api, dataOf } from '../../api/client.ts';
import { messages as studio } from '../settings/studio/messages.ts';
import { useStudioDraft } from '../settings/studio/studio.ts';
import { wasMark } from '../settings/studio/wasMark.tsx';
import { MailPreview } from './MailPreview.tsx';
import { messages } from './messages.ts';
import { mailTextsKey } from './queries.ts';

/** What a person writes of an e-mail. */
const names = ['subject', 'text'] as const;

interface Typed {
  subject: string;
  text: string;
}

/** As its draft is stored. */
export const formOf = (name: string): string => `mail-text ${name}`;

interface MailTextFormProps {
  text: MailText;
  /** Where it is shown as it arrives. */
  preview: HTMLElement | null | undefined;
  /** Another one is edited: this one only waits to be published. */
  shown: boolean;
  /** It was not published, and is to be shown. */
  onRefused: () => void;
}

/** The words of one e-mail beside what becomes of them. */
export function MailTextForm({ text: mail, preview, shown, onRefused }: MailTextFormProps) {
  const queries = useQueryClient();
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const show = (saved: MailText) => queries.setQueryData<MailText[]>(mailTextsKey, (known) => known?.map((one) => (one.name === saved.name ? saved : one)));
  const form = useOperationForm<Typed, Typed & { version: number }>({
    fields: saveMailTextForm,
    validate: async () => (await import('../../../generated/validators/saveMailText.js')).saveMailTextBody,
    initial: { subject: mail.subject, text: mail.text },
    keep: formOf(mail.name),
    focusFirst: true,
    check: (typed) => wordsFaults(typed, mail),
    body: (typed) => ({ ...typed, version: mail.version }),
    submit: async (body) => {
      const saved = await dataOf(api.PUT('/mail-texts/{name}', { params: { path: { name: mail.name } }, body }));
      show(saved);
    },
  });
  const { subject, text } = form.values;
  const insert = (field: string) => {
    const at = box.current?.selectionStart ?? text.length;
    form.set('text', `${text.slice(0, at)}{${field}}${text.slice(box.current?.selectionEnd ?? at)}`);
    box.current?.focus();
  };
  const changed = names.filter((name) => form.values[name] !== mail[name]);
  useStudioDraft(formOf(mail.name), {
    changes: changed.map((name) => ({
      section: 'mail-texts',
      label: messages.fieldOf(mail.label, form.field(name).label),
      from: mail[name],
      to: form.values[name] || studio.empty,
    })),
    faults: form.errors.length > 0 || form.problem ? ['mail-texts'] : [],
    publish: async () => {
      if (await form.onSubmit()) return {};
      onRefused();
      return undefined;
    },
    discard: () => {
      form.kept.discard();
      return () => changed.forEach((name) => form.set(name, form.values[name]));
    },
  });
  if (!shown) return null;
  return (
    <>
      <FormErrorSummary errors={form.errors} attempt={form.failedSubmits} />
      {form.problem && <Note tone="error">{form.problem.message}</Note>}
      <TextField
        {...form.field('subject')}
        {...(changed.includes('subject') ? wasMark(mail.subject) : {})}
        value={subject}
        onChange={(event) => form.set('subject', event.target.value)}
      />
      <TextField
        {...form.field('text')}
        {...(changed.includes('text') ? { aside: messages.notPublished } : {})}
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
      {mail.is_changed && (
        <div>
          <Reset mail={mail} onReset={show} />
        </div>
      )}
      {preview &&
        createPortal(
          <>
            <MailPreview name={mail.name} subject={subject} text={text} />
            <Test name={mail.name} words={form.values} />
          </>,
          preview,
        )}
    </>
  );
}

/** The e-mail as it is typed, to one's own address; what is wrong with it is said at its field when it is saved. */
function Test({ name, words: { subject, text } }: { name: string; words: Typed }) {
  const test = useMutation({
    mutationFn: () => dataOf(api.POST('/mail-texts/{name}/test', { params: { path: { name } }, body: { subject, text } })),
    onSuccess: ({ to }) => toast.success(messages.tested(to)),
    onError: (error) => toast.error(reasonOf(error)),
  });
  return (
    <Button size="small" startIcon={<Send />} disabled={test.isPending} onClick={() => test.mutate()} sx={{ mt: 2 }}>
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
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button size="small" variant="outlined" color="inherit" onClick={() => setAsking(true)}>
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
