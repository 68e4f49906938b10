import Send from '@mui/icons-material/SendRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useState } from 'react';
import type { Chat, StoredFile } from '../../../generated/api.ts';
import { sendMessageLimits } from '../../../generated/limits.ts';
import { FilePicker } from '../../kit/files/FilePicker.tsx';
import { messages as fileWords } from '../../kit/files/messages.ts';
import { UploadRows } from '../../kit/files/UploadRows.tsx';
import type { Kept } from '../../kit/kept/kept.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { Control } from '../../../engine/web/fields/Control.tsx';
import { messages } from './messages.ts';
import type { StaffParts } from './staff.ts';
import { useChatFiles } from './useChatFiles.ts';
import { useDraft } from './useDraft.ts';

interface ComposerProps {
  chatId: string;
  /** Where the draft is kept; null until the device's store is open. */
  kept: Kept | null;
  /** Whether a message can be queued: an outgoing message is first stored on the device. */
  ready: boolean;
  /** Says whether the message was taken over. */
  onSend: (text: string, attachments: readonly StoredFile[]) => Promise<boolean>;
  /** What is written here; a message, unless it says otherwise. */
  label?: string;
  /** What the button says. */
  action?: string;
  /** Words alone. */
  plain?: boolean;
  /** Further means to write, beside the files. */
  tools?: { Part: StaffParts['Tools']; chat: Chat } | undefined;
  /** Why the text is not ready to be sent. */
  unready?: ((text: string) => string | undefined) | undefined;
  onTyping?: () => void;
}

/** The message input: Enter sends, Shift+Enter adds a line; on a touch screen Enter adds a line. */
export function Composer({
  chatId,
  kept,
  ready,
  onSend,
  label = messages.write,
  action = messages.send,
  plain = false,
  tools,
  unready,
  onTyping,
}: ComposerProps) {
  const { draft, change, saved } = useDraft(kept, chatId);
  const files = useChatFiles(kept, chatId, draft.files, (next) => change((before) => ({ ...before, files: next(before.files) })));
  const setText = (text: string) => change((before) => ({ ...before, text }));
  const touch = useMediaQuery('(pointer: coarse)');
  const [over, setOver] = useState(false);
  const canSend = ready && !files.isBusy && (draft.text.trim() !== '' || draft.files.length > 0);

  const send = async () => {
    if (!canSend) return;
    const refusal = unready?.(draft.text);
    if (refusal !== undefined) {
      toast.warning(refusal);
      return;
    }
    const written = draft;
    change(() => ({ text: '', files: [] }));
    const taken = await onSend(written.text.trim(), written.files);
    // Not queued: the text goes back to the input, unless it has other text by now.
    if (!taken) change((now) => (now.text === '' && now.files.length === 0 ? written : now));
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!plain) files.add(event.dataTransfer.files);
      }}
      sx={{
        flex: 'none',
        padding: { xs: '10px 12px calc(10px + env(safe-area-inset-bottom, 0px))', md: '12px 16px' },
        display: 'grid',
        gap: 2,
      }}
    >
      <Control sx={{ borderColor: over ? 'var(--accent)' : undefined }}>
        <textarea
          rows={2}
          style={{ minHeight: 40, maxHeight: 160 }}
          value={draft.text}
          onChange={(event) => {
            setText(event.target.value);
            onTyping?.();
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.files;
            if (pasted.length === 0 || plain) return;
            event.preventDefault();
            files.add(pasted);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || touch || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void send();
          }}
          placeholder={label}
          aria-label={label}
          maxLength={sendMessageLimits.text}
        />
      </Control>
      <UploadRows uploads={files.rows} onRemove={files.remove} onRetry={files.retry} />
      {files.unkept !== undefined && (
        <Box component="p" role="status" sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
          {fileWords.keepOpen(files.unkept)}
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '2px' }}>
        {!plain && <FilePicker compact onFiles={files.add} />}
        {tools && (
          <Suspense>
            <tools.Part chat={tools.chat} text={draft.text} onText={setText} />
          </Suspense>
        )}
        <Box component="span" aria-live="polite" sx={{ ml: 'auto', mr: 3, fontSize: 'var(--fs-small)', color: 'text.tertiary' }}>
          {saved ? messages.draftSaved : ''}
        </Box>
        <Button type="submit" variant="contained" endIcon={<Send />} disabled={!canSend}>
          {action}
        </Button>
      </Box>
    </Box>
  );
}
