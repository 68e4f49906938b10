import Remove from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { FrontDoor } from '../../../generated/api.ts';
import { updateFrontDoorForm } from '../../../generated/forms.ts';
import { FormErrorSummary } from '../../../engine/web/fields/FormErrorSummary.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { api, dataOf } from '../../api/client.ts';
import { activeAdvisors } from '../advisor/clients/queries.ts';
import { FrontDoorBeside } from './FrontDoorBeside.tsx';
import { FrontDoorPreview } from './FrontDoorPreview.tsx';
import { messages as studio } from '../settings/studio/messages.ts';
import { useStudioDraft } from '../settings/studio/studio.ts';
import { StudioSection } from '../settings/studio/StudioSection.tsx';
import { wasMark } from '../settings/studio/wasMark.tsx';
import { askedBy, useAskedField } from '../useAskedField.ts';
import { messages } from './messages.ts';

/** As its draft is stored. */
const formName = 'front-door';

export const frontDoorKey = ['/front-door'] as const;

const typedOf = ({ version: _version, ...door }: FrontDoor) => door;
type Typed = ReturnType<typeof typedOf>;

/** Texts and choices of the front door; a preview shows them before anybody else sees them. */
export function FrontDoorForm({ door }: { door: FrontDoor }) {
  const queries = useQueryClient();
  const [html, setHtml] = useState<string | null>(null);
  const advisors = useQuery(activeAdvisors).data ?? [];
  const form = useOperationForm({
    fields: updateFrontDoorForm,
    validate: async () => (await import('../../../generated/validators/updateFrontDoor.js')).updateFrontDoorBody,
    initial: typedOf(door),
    body: (typed) => ({ ...typed, version: door.version }),
    keep: formName,
    submit: async (body) => {
      const saved = await dataOf(api.PATCH('/front-door', { body }));
      queries.setQueryData(frontDoorKey, saved);
    },
  });
  const { values, set } = form;
  const saved = typedOf(door);
  // The keys of an object are its type's.
  const names = (Object.keys(values) as (keyof Typed)[]).filter((name) => name in saved);
  const changed = names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(saved[name]));
  const textOf = (name: keyof Typed, of: Typed, other: Typed): string => saidOf(name, of, other, advisors) || studio.empty;
  useStudioDraft(formName, {
    changes: changed.map((name) => ({
      section: 'front-door',
      label: form.field(name).label,
      from: textOf(name, saved, values),
      to: textOf(name, values, saved),
    })),
    faults: form.errors.length > 0 || form.problem ? ['front-door'] : [],
    publish: async () => ((await form.onSubmit()) ? {} : undefined),
    discard: () => {
      form.kept.discard();
      return () => changed.forEach((name) => set(name, values[name]));
    },
  });
  useAskedField();
  /** A short text, which says what it was while that is still what visitors read. */
  const text = (name: 'headline' | 'lead') => ({
    ...form.field(name),
    optional: false,
    ...(changed.includes(name) ? wasMark(textOf(name, saved, values)) : {}),
  });
  const preview = () => {
    dataOf(api.POST('/front-door/preview', { body: values })).then(
      (page) => setHtml(page.html),
      (error: unknown) => toast.error(sentenceOf(error)),
    );
  };
  const setQuestion = (index: number, change: Partial<FrontDoor['questions'][number]>) =>
    set(
      'questions',
      values.questions.map((each, at) => (at === index ? { ...each, ...change } : each)),
    );
  const mark = (id: string, isShown: boolean) => set('advisor_ids', isShown ? [...values.advisor_ids, id] : values.advisor_ids.filter((each) => each !== id));
  return (
    <StudioSection
      id="front-door"
      lead={messages.words.lead}
      preview={{
        title: messages.previewTitleBeside,
        action: (
          <Button size="small" color="inherit" onClick={preview}>
            {messages.preview}
          </Button>
        ),
        shown: <FrontDoorBeside door={values} />,
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
        <FormErrorSummary errors={form.errors} attempt={form.failedSubmits} />
        {form.problem && <Note tone="error">{form.problem.message}</Note>}
        <Box sx={{ display: 'grid', gap: 4 }}>
          <TextField {...text('headline')} multiline minRows={2} value={values.headline} onChange={(event) => set('headline', event.target.value)} />
          <TextField {...text('lead')} multiline minRows={2} value={values.lead} onChange={(event) => set('lead', event.target.value)} />
        </Box>
        <Part title={messages.questions.title} lead={messages.questions.lead}>
          <Box {...askedBy('questions')} sx={{ display: 'grid', gap: 4 }}>
            {values.questions.map((each, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a question has no name but its place
              <Box key={index} role="group" aria-label={messages.question(index + 1)} sx={{ display: 'grid', gap: 2 }}>
                <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1, alignItems: 'end' }}>
                  <TextField
                    label={messages.question(index + 1)}
                    {...form.at(`questions.${index}.question`)}
                    value={each.question}
                    onChange={(event) => setQuestion(index, { question: event.target.value })}
                  />
                  <IconButton
                    aria-label={messages.removeQuestion(index + 1)}
                    onClick={() =>
                      set(
                        'questions',
                        values.questions.filter((_, at) => at !== index),
                      )
                    }
                  >
                    <Remove fontSize="small" />
                  </IconButton>
                </Box>
                <TextField
                  label={messages.answer(index + 1)}
                  {...form.at(`questions.${index}.answer`)}
                  multiline
                  minRows={2}
                  value={each.answer}
                  onChange={(event) => setQuestion(index, { answer: event.target.value })}
                />
              </Box>
            ))}
            <Box>
              <Button variant="outlined" onClick={() => set('questions', [...values.questions, { question: '', answer: '' }])}>
                {messages.addQuestion}
              </Button>
            </Box>
          </Box>
        </Part>
        <Part title={messages.shown.title} lead={messages.shown.lead}>
          <FormControlLabel
            control={<Checkbox checked={values.shows_sample} onChange={(event) => set('shows_sample', event.target.checked)} />}
            label={messages.sample}
          />
          <Box role="group" aria-label={messages.advisors} sx={{ mt: 3, display: 'grid' }}>
            <Box sx={{ fontWeight: 'fontWeightMedium' }}>{messages.advisors}</Box>
            {advisors.length === 0 && <Box sx={{ color: 'text.secondary' }}>{messages.noAdvisors}</Box>}
            {advisors.map(({ id, name }) => (
              <FormControlLabel
                key={id}
                control={<Checkbox checked={values.advisor_ids.includes(id)} onChange={(event) => mark(id, event.target.checked)} />}
                label={name}
              />
            ))}
          </Box>
        </Part>
      </Box>
      {html !== null && <FrontDoorPreview html={html} onClose={() => setHtml(null)} />}
    </StudioSection>
  );
}

/** A part of the section below a heading of its own. */
function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section>
      <Box component="h3" sx={{ fontWeight: 'fontWeightMedium' }}>
        {title}
      </Box>
      <Box sx={{ mb: 3, color: 'text.secondary', fontSize: 'var(--fs-dense)', lineHeight: '20px' }}>{lead}</Box>
      {children}
    </section>
  );
}

/** A value in words; of questions those that the other has not. */
function saidOf(name: keyof Typed, of: Typed, other: Typed, advisors: readonly { id: string; name: string }[]): string {
  if (name === 'questions') {
    const known = new Set(other.questions.map((each) => JSON.stringify(each)));
    const own = of.questions.filter((each) => !known.has(JSON.stringify(each)));
    return own.map(({ question, answer }) => `${question} ${answer}`.trim()).join('\n');
  }
  if (name === 'advisor_ids') return advisors.flatMap(({ id, name: called }) => (of.advisor_ids.includes(id) ? [called] : [])).join(', ');
  const value = of[name];
  return typeof value === 'boolean' ? (value ? studio.yes : studio.no) : String(value ?? '');
}
