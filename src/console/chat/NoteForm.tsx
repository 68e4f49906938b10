import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import type { ChatNote } from '../../../generated/api.ts';
import { editChatNoteForm } from '../../../generated/forms/editChatNote.ts';
import { api, dataOf } from '../../api/client.ts';
import { mergeNotes } from '../../features/chat/thread.ts';
import { inboxMessages } from './messages.ts';
import { showNotes } from './show-notes.ts';

/** Other words for a note of one's own, where it stands. */
export function NoteForm({ note, onClose }: { note: ChatNote; onClose: () => void }) {
  const queries = useQueryClient();
  const form = useOperationForm<{ text: string }>({
    fields: editChatNoteForm,
    validate: async () => (await import('../../../generated/validators/editChatNote.js')).editChatNoteBody,
    initial: { text: note.text },
    focusFirst: true,
    body: ({ text }) => ({ text: text.trim() }),
    submit: async (body) => {
      const edited = await dataOf(api.PATCH('/chats/{id}/notes/{note}', { params: { path: { id: note.chat_id, note: note.note_id } }, body }));
      showNotes(queries, note.chat_id, (notes) => mergeNotes(notes, [edited]));
      onClose();
    },
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => void form.onSubmit(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      sx={{ display: 'grid', gap: 2, mt: 1 }}
    >
      <FormProblem problem={form.problem} />
      <TextField
        {...form.field('text')}
        autoFocus
        multiline
        minRows={2}
        maxRows={8}
        onFocus={({ currentTarget }) => {
          currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length);
          // With its buttons: at the end of the thread only the box would be in sight.
          currentTarget.form?.scrollIntoView?.({ block: 'nearest' });
        }}
        value={form.values.text}
        onChange={(event) => form.set('text', event.target.value)}
      />
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'flex-end' }}>
        <Button color="inherit" size="small" onClick={onClose}>
          {inboxMessages.cancel}
        </Button>
        <Button type="submit" variant="contained" size="small" disabled={form.busy || form.values.text.trim() === ''}>
          {inboxMessages.saveNote}
        </Button>
      </Box>
    </Box>
  );
}
