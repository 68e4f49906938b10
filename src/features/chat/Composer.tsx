import Send from '@mui/icons-material/SendRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useState } from 'react';
import type { StoredFile } from '../../../generated/api.ts';
import { sendMessageLimits } from '../../../generated/limits.ts';
import { FilePicker } from '../../kit/files/FilePicker.tsx';
import { messages as fileWords } from '../../kit/files/messages.ts';
import { UploadRows } from '../../kit/files/UploadRows.tsx';
import type { Kept } from '../../kit/kept/kept.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { Control } from '../../../engine/web/fields/Control.tsx';
import { messages } from './messages.ts';
import { useChatFiles } from './useChatFiles.ts';
import { useDraft } from './useDraft.ts';

/** Staff have them; a client's page need not carry their menu. */
const QuickReplies = lazyScreen(() => import('./QuickReplies.tsx'));

interface ComposerProps {
  chatId: string;
  /** Where the draft is kept; null until the device's store is open. */
  kept: Kept | null;
  /** Whether a message can be queued: an outgoing message is first stored on the device. */
  ready: boolean;
  /** Says whether the message was taken over. */
  onSend: (text: string, attachments: readonly StoredFile[]) => Promise<boolean>;
  /** Ready sentences, for staff. */
  quickReplies?: readonly string[];
}

const none: readonly string[] = [];

/** The message input: Enter sends, Shift+Enter adds a line; on a touch screen Enter adds a line. */
export function Composer({ chatId, kept, ready, onSend, quickReplies = none }: ComposerProps) {
  const { draft, change, saved } = useDraft(kept, chatId);
  const files = useChatFiles(kept, chatId, draft.files, (next) => change((before) => ({ ...before, files: next(before.files) })));
  const setText = (text: string) => change((before) => ({ ...before, text }));
  const touch = useMediaQuery('(pointer: coarse)');
  const [over, setOver] = useState(false);
  const canSend = ready && !files.isBusy && (draft.text.trim() !== '' || draft.files.length > 0);

  const send = async () => {
    if (!canSend) return;
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
        files.add(event.dataTransfer.files);
      }}
      sx={{
        flex: 'none',
        borderTop: '1px solid var(--border)',
        background: 'var(--surface)',
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
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.files;
            if (pasted.length === 0) return;
            event.preventDefault();
            files.add(pasted);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || touch || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void send();
          }}
          placeholder={messages.write}
          aria-label={messages.write}
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
        <FilePicker compact onFiles={files.add} />
        {quickReplies.length > 0 && (
          <Suspense>
            <QuickReplies replies={quickReplies} onChoose={(reply) => setText(draft.text.trim() === '' ? reply : `${draft.text.trimEnd()} ${reply}`)} />
          </Suspense>
        )}
        <Box component="span" aria-live="polite" sx={{ ml: 'auto', mr: 3, fontSize: 'var(--fs-small)', color: 'text.tertiary' }}>
          {saved ? messages.draftSaved : ''}
        </Box>
        <Button type="submit" variant="contained" endIcon={<Send />} disabled={!canSend}>
          {messages.send}
        </Button>
      </Box>
    </Box>
  );
}
