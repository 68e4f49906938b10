import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Card } from '../../../engine/web/Card.tsx';
import CardContent from '@mui/material/CardContent';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useNavigate } from '../../kit/router/router.ts';
import { categoryGone } from '../../../domain/complaints.ts';
import { createComplaintForm } from '../../../generated/forms.ts';
import { createComplaintLimits } from '../../../generated/limits.ts';
import { api, dataOf } from '../../api/client.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { FilePicker } from '../../kit/files/FilePicker.tsx';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { useUploads } from '../../kit/files/useUploads.ts';
import { FormErrorSummary } from '../../../engine/web/fields/FormErrorSummary.tsx';
import { SelectField } from '../../../engine/web/fields/SelectField.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { Restored } from '../../../engine/web/form/Restored.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { PageTitle } from '../../../engine/web/PageTitle.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { messages } from '../../features/complaints/messages.ts';
import { categoriesQuery, complaintKeys } from '../../features/complaints/queries.ts';

// A complaint seldom comes with files.
const UploadRows = lazyScreen(async () => ({ default: (await import('../../kit/files/UploadRows.tsx')).UploadRows }));

interface Values {
  subject: string;
  /** A category's key. */
  category: string;
  details: string;
}

const nothing: Values = { subject: '', category: '', details: '' };

/** The form for a new complaint. */
export default function LaunchComplaint() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const to = useAreaPath();
  const uploads = useUploads('complaint');
  const categories = useQuery(categoriesQuery);
  const isGone = (category: string) => category !== '' && categories.data?.every(({ id }) => id !== category) === true;
  const form = useOperationForm({
    fields: createComplaintForm,
    validate: async () => (await import('../../../generated/validators/createComplaint.js')).createComplaintBody,
    initial: nothing,
    keep: 'complaint',
    check: ({ category }) => (isGone(category) ? { category: categoryGone } : {}),
    body: ({ subject, category, details }) => ({
      subject: subject.trim(),
      ...(category === '' ? {} : { category }),
      details: details.trim(),
      attachment_ids: uploads.ids,
    }),
    submit: async ({ category, ...body }) => {
      if (category === undefined) return;
      const made = await dataOf(api.POST('/complaints', { body: { ...body, category } })).catch((error: unknown) => {
        // Perhaps a category was removed meanwhile: those left are offered.
        void categories.refetch();
        throw error;
      });
      await client.invalidateQueries({ queryKey: complaintKeys.all });
      toast.success(messages.launched);
      navigate(`${to('/complaints')}?complaint=${made.id}`);
    },
  });
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageTitle title={messages.launchTitle} />
      <Box component="h1" sx={{ typography: 'h1' }}>
        {messages.launchTitle}
      </Box>
      <Box sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>{messages.launchLead}</Box>
      <Card>
        <CardContent>
          <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 5 }}>
            <Restored kept={form.kept} />
            <FormErrorSummary errors={form.errors} attempt={form.failedSubmits} />
            {form.problem && <Note tone="error">{form.problem.message}</Note>}
            {categories.isError && !categories.data && (
              <Note
                tone="error"
                action={
                  <Button size="small" onClick={() => void categories.refetch()}>
                    {messages.tryAgain}
                  </Button>
                }
              >
                {messages.categoriesFailed}
              </Note>
            )}
            <SelectField
              {...form.field('category')}
              value={isGone(form.values.category) ? '' : form.values.category}
              onChange={(category) => form.set('category', category)}
              choices={categories.data ?? []}
              placeholder={categories.isPending ? messages.categoriesLoading : ''}
            />
            <TextField
              {...form.field('subject')}
              value={form.values.subject}
              onChange={(event) => form.set('subject', event.target.value)}
              maxLength={createComplaintLimits.subject}
            />
            <TextField
              {...form.field('details')}
              value={form.values.details}
              onChange={(event) => form.set('details', event.target.value)}
              multiline
              minRows={5}
              maxLength={createComplaintLimits.details}
            />
            {uploads.uploads.length > 0 && (
              <Suspense>
                <UploadRows uploads={uploads.uploads} onRemove={uploads.remove} onRetry={uploads.retry} />
              </Suspense>
            )}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
              <FilePicker onFiles={uploads.add} />
              <Button type="submit" variant="contained" disabled={form.busy || uploads.isBusy}>
                {messages.launch}
              </Button>
            </Box>
          </Box>
        </CardContent>
      </Card>
    </Box>
  );
}
