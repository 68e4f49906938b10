import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../engine/web/ConfirmDialog.tsx';
import { formatDateTime, formatTime } from '../../../engine/web/format.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import type { ChatNote } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { useUser } from '../../api/session.ts';
import { messages } from '../../features/chat/messages.ts';
import { inboxMessages } from './messages.ts';
import { NoteForm } from './NoteForm.tsx';
import { showNotes } from './show-notes.ts';

/** A note among staff, told from a message by its dashed frame, its lock and its words. Its writer can edit and delete it. */
export default function StaffNote({ note }: { note: ChatNote }) {
  const { id } = useUser();
  const [isEdited, setIsEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const isOwn = note.author_id === id;
  const close = () => {
    setIsEdited(false);
    // The button is drawn again with the words.
    requestAnimationFrame(() => edit.current?.focus());
  };
  return (
    <Box
      role="note"
      aria-label={messages.staffNote}
      sx={{ alignSelf: 'stretch', border: '1px dashed var(--border-strong)', borderRadius: 'var(--r)', padding: '8px 12px', minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '6px', minHeight: 24, fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.secondary' }}>
        <Lock sx={{ fontSize: 14 }} />
        <span>
          {[messages.staffNote, note.author_name, formatTime(note.written_at)].filter(Boolean).join(', ')}
          {note.edited_at !== null && (
            <>
              {', '}
              <time dateTime={note.edited_at} title={formatDateTime(note.edited_at)}>
                {inboxMessages.edited}
              </time>
            </>
          )}
        </span>
        {isOwn && !isEdited && (
          <Box sx={{ ml: 'auto', display: 'flex', flex: 'none' }}>
            <IconButton ref={edit} size="small" aria-label={inboxMessages.editNote} title={inboxMessages.editNote} onClick={() => setIsEdited(true)}>
              <EditOutlined fontSize="inherit" />
            </IconButton>
            <DeleteNote note={note} />
          </Box>
        )}
      </Box>
      {isEdited ? (
        <NoteForm note={note} onClose={close} />
      ) : (
        <Box sx={{ mt: 1, fontSize: 'var(--fs-ui)', lineHeight: '20px', color: 'text.secondary', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note.text}
        </Box>
      )}
    </Box>
  );
}

function DeleteNote({ note: { note_id, chat_id } }: { note: ChatNote }) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => dataOf(api.DELETE('/chats/{id}/notes/{note}', { params: { path: { id: chat_id, note: note_id } } })),
    onSuccess: () => {
      toast.success(inboxMessages.noteDeleted);
      showNotes(queries, chat_id, (notes) => notes?.filter((each) => each.note_id !== note_id));
    },
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <IconButton size="small" aria-label={inboxMessages.deleteNote} title={inboxMessages.deleteNote} onClick={() => setAsking(true)}>
        <DeleteOutline fontSize="inherit" />
      </IconButton>
      <ConfirmDialog
        open={asking}
        title={inboxMessages.deleteNoteTitle}
        confirmLabel={inboxMessages.deleteNote}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        {inboxMessages.deleteNoteText}
      </ConfirmDialog>
    </>
  );
}
