import Bolt from '@mui/icons-material/BoltRounded';
import Lock from '@mui/icons-material/VisibilityOffOutlined';
import Reply from '@mui/icons-material/ReplyRounded';
import Send from '@mui/icons-material/SendRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type FormEvent, type ReactElement } from 'react';
import { fieldsIn, type ReplyValues } from '../../../domain/canned-replies.ts';
import { Control } from '../../../engine/web/fields/Control.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { Restored } from '../../../engine/web/form/Restored.tsx';
import type { FormRules } from '../../../engine/web/form/problems.ts';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { LineTabs } from '../../../engine/web/LineTabs.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { FilePicker } from '../../kit/files/FilePicker.tsx';
import { UploadRows } from '../../kit/files/UploadRows.tsx';
import type { useUploads } from '../../kit/files/useUploads.ts';
import { inboxMessages } from '../chat/messages.ts';
import { ReplyTools } from '../chat/ReplyTools.tsx';
import { BarChoice } from './BarChoice.tsx';
import { messages } from './messages.ts';

export interface Typed {
  text: string;
}
const empty: Typed = { text: '' };

/** What one of the two kinds of text is sent by. */
export interface Way {
  fields: FormRules<Typed, Typed>['fields'];
  validate: NonNullable<FormRules<Typed, Typed>['validate']>;
  /** The most characters. */
  most: number;
  /** Sends it; what it throws is shown at the text. */
  send: (text: string) => Promise<void>;
}

/** A move of the case's status that follows the reply. */
export interface Then {
  to: string;
  name: string;
}

interface CaseComposerProps {
  /** The case's id: drafts are kept by it. */
  id: string;
  /** The first name of whom the reply goes to. */
  to: string;
  client: string | null;
  known?: ReplyValues;
  /** Without one, nobody can be answered any more. */
  reply: Way | undefined;
  note: Way | undefined;
  uploads?: ReturnType<typeof useUploads>;
  /** Where its status may go after the reply. */
  moves: readonly Then[];
  /** The one of them that is chosen before somebody chooses. */
  usual: string | undefined;
  /** What it says where none follows. */
  stay: string;
  /** Moves it once the reply is sent. */
  onMove: (to: string) => Promise<string | undefined>;
}

/** Where a case is answered or noted on: two texts, each with a draft of its own, so that no note ever goes out as a reply. */
export function CaseComposer({ reply, note, ...rest }: CaseComposerProps) {
  const [isNote, setIsNote] = useState(false);
  const way = (isNote ? note : reply) ?? note;
  if (!way) return null;
  const noting = way === note;
  const tabs = [
    ...(reply ? [{ id: 'reply' as const, label: <Tab icon={<Reply />} text={messages.replyTo(rest.to)} /> }] : []),
    ...(note ? [{ id: 'note' as const, label: <Tab icon={<Lock />} text={messages.staffNote} /> }] : []),
  ];
  return (
    <Box sx={{ flex: 'none', borderTop: '1px solid var(--border)', background: 'var(--surface)', padding: { xs: '4px 12px 12px', md: '4px 20px 14px' } }}>
      <Box sx={{ mb: '6px', '& > [role=tablist]': { borderBottom: 0 } }}>
        <LineTabs label={messages.writeTo} value={noting ? 'note' : 'reply'} onChange={(next) => setIsNote(next === 'note')} tabs={tabs} />
      </Box>
      {noting ? <NoteForm {...rest} way={way} /> : <ReplyForm {...rest} way={way} />}
    </Box>
  );
}

function Tab({ icon, text }: { icon: ReactElement; text: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, '& .MuiSvgIcon-root': { fontSize: 16 } }}>
      {icon}
      {text}
    </Box>
  );
}

/** One text, kept as a draft until it is sent, and then the next. */
function rulesOf(way: Way, keep: string, done: () => Promise<void>): FormRules<Typed, Typed> {
  return {
    fields: way.fields,
    validate: way.validate,
    initial: empty,
    keep,
    focusFirst: true,
    body: ({ text }) => ({ text: text.trim() }),
    submit: async ({ text }) => {
      await way.send(text);
      await done();
    },
    again: () => empty,
  };
}

interface TextAreaProps {
  form: ReturnType<typeof useOperationForm<Typed>>;
  label: string;
  most: number;
}

function TextArea({ form, label, most }: TextAreaProps) {
  const { id, name, error, onBlur } = form.field('text');
  return (
    <Box data-tone={error === undefined ? undefined : 'error'}>
      <Control>
        <textarea
          id={id}
          name={name}
          rows={3}
          style={{ minHeight: 60, maxHeight: 200 }}
          value={form.values.text}
          onChange={(event) => form.set('text', event.target.value)}
          onBlur={onBlur}
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          placeholder={label}
          maxLength={most}
        />
      </Control>
      {error !== undefined && (
        <Box id={`${id}-error`} role="alert" sx={{ mt: 1, color: 'error.main', fontSize: 'var(--fs-small)' }}>
          {error}
        </Box>
      )}
    </Box>
  );
}

type PartProps = Omit<CaseComposerProps, 'reply' | 'note'> & { way: Way };

function NoteForm({ id, way }: PartProps) {
  const form = useOperationForm(
    rulesOf(way, `case note ${id}`, async () => {
      toast.success(messages.noted);
    }),
  );
  return (
    <Box component="form" noValidate onSubmit={(event: FormEvent) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 2 }}>
      <Restored kept={form.kept} />
      <FormProblem problem={form.problem} />
      <TextArea form={form} label={inboxMessages.writeNote} most={way.most} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button type="submit" variant="contained" disabled={form.values.text.trim() === '' || form.busy}>
          {messages.addNote}
        </Button>
      </Box>
    </Box>
  );
}

function ReplyForm({ id, to, client, known, way, uploads, moves, usual, stay, onMove }: PartProps) {
  const [chosen, setChosen] = useState<string>();
  const [filled, setFilled] = useState<{ name: string; fields: number }>();
  const then = chosen === '' ? undefined : moves.find((move) => move.to === (chosen ?? usual));
  const form = useOperationForm({
    ...rulesOf(way, `case reply ${id}`, async () => {
      // Where its status follows, that is what is told.
      if (!then) toast.success(messages.replied(to));
      setFilled(undefined);
      setChosen(undefined);
      if (!then) return;
      const refused = await onMove(then.to);
      if (refused !== undefined) toast.warning(messages.notMoved(refused));
    }),
    // A field that nothing was known for would reach them as it is.
    check: (typed: Typed) => {
      const [unready] = fieldsIn(typed.text);
      return unready ? { text: inboxMessages.fillIn(unready) } : {};
    },
  });
  const { text } = form.values;
  return (
    <Box component="form" noValidate onSubmit={(event: FormEvent) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 2 }}>
      <Restored kept={form.kept} />
      <FormProblem problem={form.problem} />
      <TextArea form={form} label={messages.replyTo(to)} most={way.most} />
      {filled && text.trim() !== '' && (
        <Box sx={{ display: 'flex', gap: 1, fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.secondary', '& .MuiSvgIcon-root': { fontSize: 14 } }}>
          <Bolt aria-hidden="true" />
          {messages.template(filled.name, filled.fields)}
        </Box>
      )}
      {uploads && <UploadRows uploads={uploads.uploads} onRemove={uploads.remove} onRetry={uploads.retry} />}
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '6px' }}>
        {uploads && <FilePicker compact onFiles={uploads.add} />}
        <ReplyTools
          client={client}
          {...(known ? { known } : {})}
          text={text}
          onText={(next) => form.set('text', next)}
          onFilled={(name, fields) => setFilled({ name, fields })}
        />
        <Box sx={{ ml: 'auto', display: 'flex', gap: 2, minWidth: 0, alignItems: 'center' }}>
          {moves.length > 0 && (
            <BarChoice
              label={messages.afterwards}
              above
              shown={then ? messages.thenMove(then.name) : stay}
              entries={[
                ...moves.map((move) => ({ label: messages.thenMove(move.name), chosen: move.to === then?.to, onChoose: () => setChosen(move.to) })),
                { label: stay, chosen: then === undefined, onChoose: () => setChosen('') },
              ]}
            />
          )}
          <Button type="submit" variant="contained" endIcon={<Send />} disabled={text.trim() === '' || uploads?.isBusy === true || form.busy}>
            {messages.send}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
