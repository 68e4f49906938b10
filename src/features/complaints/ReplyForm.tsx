import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mayReplyToComplaint } from '../../../domain/complaints.ts';
import type { Complaint, Role } from '../../../generated/api.ts';
import { replyToComplaintLimits } from '../../../generated/limits.ts';
import { api, dataOf } from '../../api/client.ts';
import { messageOf } from '../../../engine/web/problem.ts';
import { FilePicker } from '../../kit/files/FilePicker.tsx';
import { UploadRows } from '../../kit/files/UploadRows.tsx';
import { useUploads } from '../../kit/files/useUploads.ts';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { messages } from './messages.ts';
import { complaintKeys } from './queries.ts';

/** Adds words and files to a complaint; staff can keep a note to themselves. */
export function ReplyForm({ complaint, reader, onReplied }: { complaint: Complaint; reader: Role; onReplied?: () => void }) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [internal, setInternal] = useState(false);
  const uploads = useUploads('complaint');
  const isStaff = reader !== 'client';
  const reply = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST('/complaints/{id}/replies', {
          params: { path: { id: complaint.id } },
          body: { text: text.trim(), attachment_ids: uploads.ids, ...(isStaff ? { is_internal: internal } : {}) },
        }),
      ),
    onSuccess: async () => {
      toast.success(internal ? messages.noted : messages.sent);
      setText('');
      uploads.clear();
      onReplied?.();
      await client.invalidateQueries({ queryKey: complaintKeys.all });
    },
    onError: (error) => toast.error(messageOf(error)),
  });
  if (!mayReplyToComplaint(complaint.status, reader)) return null;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !uploads.isBusy) reply.mutate();
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <TextField
        label={isStaff ? messages.noteLabel : messages.replyLabel}
        multiline
        minRows={2}
        maxRows={10}
        maxLength={replyToComplaintLimits.text}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {isStaff && (
        <FormControlLabel control={<Checkbox checked={internal} onChange={(event) => setInternal(event.target.checked)} />} label={messages.onlyStaff} />
      )}
      <UploadRows uploads={uploads.uploads} onRemove={uploads.remove} onRetry={uploads.retry} />
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
        <FilePicker variant="text" onFiles={uploads.add} />
        <Button type="submit" variant="contained" disabled={text.trim() === '' || uploads.isBusy || reply.isPending}>
          {internal && isStaff ? messages.sendNote : messages.sendReply}
        </Button>
      </Box>
    </Box>
  );
}
