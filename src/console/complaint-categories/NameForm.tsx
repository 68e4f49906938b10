import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Note } from '../../../engine/web/Note.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import type { ComplaintCategory } from '../../../generated/api.ts';
import { createComplaintCategoryForm, updateComplaintCategoryForm } from '../../../generated/forms.ts';
import { createComplaintCategoryLimits } from '../../../generated/limits.ts';
import { api, dataOf } from '../../api/client.ts';
import { messages } from './messages.ts';

interface NameFormProps {
  /** The one that is renamed; without it a new one is added. */
  category?: ComplaintCategory;
  onSaved: () => void;
  onClose: () => void;
}

/** A category's name, typed in its row. Escape leaves it as it was. */
export function NameForm({ category, onSaved, onClose }: NameFormProps) {
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, []);
  const form = useOperationForm<{ name: string }>({
    fields: category ? updateComplaintCategoryForm : createComplaintCategoryForm,
    validate: async () => (await import('../../../generated/validators/createComplaintCategory.js')).createComplaintCategoryBody,
    initial: { name: category?.name ?? '' },
    focusFirst: true,
    body: ({ name }) => ({ name: name.trim() }),
    submit: async ({ name }) => {
      if (category && name === category.name) return onClose();
      await (category
        ? dataOf(api.PATCH('/complaint-categories/{id}', { params: { path: { id: category.id } }, body: { name, version: category.version } }))
        : dataOf(api.POST('/complaint-categories', { body: { name } })));
      toast.success(category ? messages.renamed(name) : messages.added(name));
      onSaved();
      onClose();
    },
  });
  return (
    <Box
      component="form"
      noValidate
      aria-label={category ? messages.rename(category.name) : messages.addButton}
      onSubmit={(event) => void form.onSubmit(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      sx={{ display: 'grid', gap: 2, py: 2 }}
    >
      {form.problem && <Note tone="error">{form.problem.message}</Note>}
      <TextField
        {...form.field('name')}
        ref={box}
        hint={undefined}
        optional={false}
        value={form.values.name}
        onChange={(event) => form.set('name', event.target.value)}
        maxLength={createComplaintCategoryLimits.name}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" size="small" variant="contained" disabled={form.busy}>
          {form.busy ? messages.saving : category ? messages.save : messages.addButton}
        </Button>
        <Button size="small" color="inherit" onClick={onClose}>
          {messages.cancel}
        </Button>
      </Box>
    </Box>
  );
}
