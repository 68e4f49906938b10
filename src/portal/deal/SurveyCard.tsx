import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { Deal } from '../../../generated/api.ts';
import { rateDealForm } from '../../../generated/forms.ts';
import { api, dataOf } from '../../api/client.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { FieldFrame } from '../../../engine/web/fields/FieldFrame.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { Segmented } from '../../../engine/web/Segmented.tsx';
import { SubmitButton } from '../../../engine/web/form/SubmitButton.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { messages } from './messages.ts';

const words = messages.survey;
const { minimum, maximum } = rateDealForm.rating.rules;
const ratings = Array.from({ length: maximum - minimum + 1 }, (_, index) => String(minimum + index));

/** Once the car is delivered: how it went, in a figure and in words. */
export function SurveyCard({ deal }: { deal: Deal }) {
  const id = useId();
  const queries = useQueryClient();
  const form = useOperationForm({
    fields: rateDealForm,
    validate: async () => (await import('../../../generated/validators/rateDeal.js')).rateDealBody,
    initial: { rating: '', words: '' },
    body: ({ rating, words: typed }) => ({ ...(rating === '' ? {} : { rating: Number(rating) }), words: typed.trim() || null }),
    submit: async ({ rating, words: typed }) => {
      if (rating === undefined) return;
      await dataOf(api.POST('/deals/{id}/survey', { params: { path: { id: deal.id } }, body: { rating, words: typed } }));
      await queries.invalidateQueries({ queryKey: ['/deals'] });
    },
  });
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 5 }}>
      <Box component="h2" id={id} sx={{ typography: 'h3', mb: 3 }}>
        {words.title}
      </Box>
      {deal.rating !== null ? (
        <p>
          {words.rated(deal.rating)} {words.thanks}
        </p>
      ) : (
        <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 4, maxWidth: 480 }}>
          <FormProblem problem={form.problem} />
          <FieldFrame {...form.field('rating')} hint={words.hint} group>
            {() => (
              <Segmented
                value={form.values.rating}
                choices={ratings.map((rating) => ({ id: rating, name: rating }))}
                onChange={(rating) => form.set('rating', rating)}
                label={words.title}
              />
            )}
          </FieldFrame>
          <TextField {...form.field('words')} optional multiline value={form.values.words} onChange={(event) => form.set('words', event.target.value)} />
          <SubmitButton label={words.send} busyLabel={words.sending} busy={form.busy} />
        </Box>
      )}
    </Card>
  );
}
