import Bolt from '@mui/icons-material/BoltRounded';
import Send from '@mui/icons-material/SendRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { StoredFile } from '../../../generated/api.ts';
import { FilePicker } from '../../kit/files/FilePicker.tsx';
import { UploadRows } from '../../kit/files/UploadRows.tsx';
import { useUploads } from '../../kit/files/useUploads.ts';
import { ChoiceMenu } from '../../../engine/web/ChoiceMenu.tsx';
import { Control } from '../../../engine/web/fields/Control.tsx';
import { messages } from './messages.ts';
import { useDraft } from './useDraft.ts';

interface ComposerProps {
  chatId: string;
  onSend: (text: string, attachments: readonly StoredFile[]) => void;
  /** Ready sentences, for staff. */
  quickReplies?: readonly string[];
  /** The most characters of one message (contract: Message.text). */
  maxLength?: number;
}

const none: readonly string[] = [];

/** Where a message is written: Enter sends, Shift+Enter begins a line; on a touch screen Enter begins a line. */
export function Composer({ chatId, onSend, quickReplies = none, maxLength = 4000 }: ComposerProps) {
  const { draft, setDraft, saved } = useDraft(chatId);
  const uploads = useUploads('chat');
  const touch = useMediaQuery('(pointer: coarse)');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [over, setOver] = useState(false);
  const stored = uploads.uploads.flatMap((upload) => upload.stored ?? []);
  const canSend = !uploads.isBusy && (draft.trim() !== '' || stored.length > 0);

  const send = () => {
    if (!canSend) return;
    onSend(draft.trim(), stored);
    setDraft('');
    uploads.clear();
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        uploads.add(event.dataTransfer.files);
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
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onPaste={(event) => {
            const { files } = event.clipboardData;
            if (files.length === 0) return;
            event.preventDefault();
            uploads.add(files);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || touch || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
          placeholder={messages.write}
          aria-label={messages.write}
          maxLength={maxLength}
        />
      </Control>
      <UploadRows uploads={uploads.uploads} onRemove={uploads.remove} onRetry={uploads.retry} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '2px' }}>
        <FilePicker compact onFiles={uploads.add} />
        {quickReplies.length > 0 && (
          <>
            <IconButton
              aria-label={messages.quickReplies}
              title={messages.quickReplies}
              aria-haspopup="menu"
              aria-expanded={anchor !== null}
              onClick={(event) => setAnchor(event.currentTarget)}
            >
              <Bolt />
            </IconButton>
            <ChoiceMenu
              open={anchor !== null}
              anchor={anchor}
              above
              onClose={() => setAnchor(null)}
              entries={quickReplies.map((reply) => ({
                label: reply,
                onChoose: () => setDraft(draft.trim() === '' ? reply : `${draft.trimEnd()} ${reply}`),
              }))}
            />
          </>
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
