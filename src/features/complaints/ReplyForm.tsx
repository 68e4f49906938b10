import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { mayReplyToComplaint } from '../../../domain/complaints.ts';
import type { Complaint, Role } from '../../../generated/api.ts';
import { replyToComplaintForm } from '../../../generated/forms.ts';
import { replyToComplaintLimits } from '../../../generated/limits.ts';
import * as roles from '../../../generated/roles.ts';
import { api, dataOf } from '../../api/client.ts';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { Restored } from '../../../engine/web/form/Restored.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { FilePicker } from '../../kit/files/FilePicker.tsx';
import { UploadRows } from '../../kit/files/UploadRows.tsx';
import { useUploads } from '../../kit/files/useUploads.ts';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { messages } from './messages.ts';
import { complaintKeys } from './queries.ts';

interface Typed {
  text: string;
  is_internal: boolean;
}

const nothing: Typed = { text: '', is_internal: false };

/** Adds words and files to a complaint; staff can keep a note to themselves. */
export function ReplyForm({ complaint, reader }: { complaint: Complaint; reader: Role }) {
  const client = useQueryClient();
  const uploads = useUploads('complaint');
  const isStaff = reader !== roles.client;
  const form = useOperationForm({
    fields: replyToComplaintForm,
    validate: async () => (await import('../../../generated/validators/replyToComplaint.js')).replyToComplaintBody,
    initial: nothing,
    keep: `reply ${complaint.id}`,
    focusFirst: true,
    body: ({ text, is_internal }) => ({ text: text.trim(), attachment_ids: uploads.ids, ...(isStaff ? { is_internal } : {}) }),
    submit: async (body) => {
      await dataOf(api.POST('/complaints/{id}/replies', { params: { path: { id: complaint.id } }, body }));
      toast.success(body.is_internal ? messages.noted : messages.sent);
      uploads.clear();
      void client.invalidateQueries({ queryKey: complaintKeys.all });
    },
    // Several notes in a row stay notes.
    again: ({ is_internal }) => ({ ...nothing, is_internal }),
  });
  const { text, is_internal } = form.values;
  if (!mayReplyToComplaint(complaint.status, reader)) return null;
  return (
    <Box component="form" noValidate onSubmit={(event: FormEvent) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 2 }}>
      <Restored kept={form.kept} />
      <FormProblem problem={form.problem} />
      <TextField
        {...form.field('text')}
        label={isStaff ? messages.noteLabel : messages.replyLabel}
        multiline
        minRows={2}
        maxRows={10}
        maxLength={replyToComplaintLimits.text}
        value={text}
        onChange={(event) => form.set('text', event.target.value)}
      />
      {isStaff && (
        <FormControlLabel
          control={<Checkbox checked={is_internal} onChange={(event) => form.set('is_internal', event.target.checked)} />}
          label={messages.onlyStaff}
        />
      )}
      <UploadRows uploads={uploads.uploads} onRemove={uploads.remove} onRetry={uploads.retry} />
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
        <FilePicker variant="text" onFiles={uploads.add} />
        <Button type="submit" variant="contained" disabled={text.trim() === '' || uploads.isBusy || form.busy}>
          {is_internal && isStaff ? messages.sendNote : messages.sendReply}
        </Button>
      </Box>
    </Box>
  );
}
