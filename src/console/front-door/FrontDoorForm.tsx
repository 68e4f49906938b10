import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FrontDoor } from '../../../generated/api.ts';
import { updateFrontDoorForm } from '../../../generated/forms.ts';
import { FormErrorSummary } from '../../../engine/web/fields/FormErrorSummary.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { Restored } from '../../../engine/web/form/Restored.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { api, dataOf } from '../../api/client.ts';
import { Section } from '../../features/profile/Section.tsx';
import { activeAdvisors } from '../advisor/clients/queries.ts';
import { FrontDoorPreview } from './FrontDoorPreview.tsx';
import { askedBy, useAskedField } from '../useAskedField.ts';
import { messages } from './messages.ts';

export const frontDoorKey = ['/front-door'] as const;

const typedOf = ({ version: _version, ...door }: FrontDoor) => door;

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
    keep: 'front-door',
    submit: async (body) => {
      const saved = await dataOf(api.PATCH('/front-door', { body }));
      toast.success(messages.saved);
      queries.setQueryData(frontDoorKey, saved);
    },
  });
  const { values, set } = form;
  useAskedField();
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
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void form.onSubmit(event)}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, maxWidth: 720 }}
    >
      <Restored kept={form.kept} />
      <FormErrorSummary errors={form.errors} attempt={form.failedSubmits} />
      {form.problem && <Note tone="error">{form.problem.message}</Note>}
      <Section title={messages.words.title} lead={messages.words.lead}>
        <Box sx={{ display: 'grid', gap: 4 }}>
          <TextField {...form.field('headline')} optional={false} multiline value={values.headline} onChange={(event) => set('headline', event.target.value)} />
          <TextField {...form.field('lead')} optional={false} multiline value={values.lead} onChange={(event) => set('lead', event.target.value)} />
        </Box>
      </Section>
      <Section title={messages.questions.title} lead={messages.questions.lead}>
        <Box {...askedBy('questions')} sx={{ display: 'grid', gap: 4 }}>
          {values.questions.map((each, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a question has no name but its place
            <Box key={index} role="group" aria-label={messages.question(index + 1)} sx={{ display: 'grid', gap: 2 }}>
              <TextField
                label={messages.question(index + 1)}
                {...form.at(`questions.${index}.question`)}
                value={each.question}
                onChange={(event) => setQuestion(index, { question: event.target.value })}
              />
              <TextField
                label={messages.answer(index + 1)}
                {...form.at(`questions.${index}.answer`)}
                multiline
                value={each.answer}
                onChange={(event) => setQuestion(index, { answer: event.target.value })}
              />
              <Box>
                <Button
                  aria-label={messages.removeQuestion(index + 1)}
                  onClick={() =>
                    set(
                      'questions',
                      values.questions.filter((_, at) => at !== index),
                    )
                  }
                >
                  {messages.removeQuestion(index + 1)}
                </Button>
              </Box>
            </Box>
          ))}
          <Box>
            <Button variant="outlined" onClick={() => set('questions', [...values.questions, { question: '', answer: '' }])}>
              {messages.addQuestion}
            </Button>
          </Box>
        </Box>
      </Section>
      <Section title={messages.shown.title} lead={messages.shown.lead}>
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
      </Section>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button type="submit" variant="contained" disabled={form.busy}>
          {form.busy ? messages.saving : messages.save}
        </Button>
        <Button variant="outlined" onClick={preview}>
          {messages.preview}
        </Button>
      </Box>
      {html !== null && <FrontDoorPreview html={html} onClose={() => setHtml(null)} />}
    </Box>
  );
}
