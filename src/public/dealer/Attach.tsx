import Close from '@mui/icons-material/CloseRounded';
import FileIcon from '@mui/icons-material/DescriptionOutlined';
import Photo from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Note } from '../../../engine/web/Note.tsx';
import { Progress } from '../../../engine/web/Progress.tsx';
import { formatBytes } from '../../../engine/web/format.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import type { DealerRequest } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { FilePicker } from '../../kit/files/FilePicker.tsx';
import { sendOnce } from '../../kit/files/xhr.ts';
import { dealerMessages as messages } from '../messages/dealer.ts';

const mostFiles = 3;
const mostBytes = 10 * 1024 * 1024;

interface AttachProps {
  token: string;
  request: DealerRequest;
  onChanged: (request: DealerRequest) => void;
}

/** Photos and files that go along with a price; each is sent at once. */
export function Attach({ token, request, onChanged }: AttachProps) {
  const [onWay, setOnWay] = useState<{ name: string; share: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (files: readonly File[]) => {
    setProblem(null);
    let room = mostFiles - request.files.length;
    for (const file of files) {
      if (file.size > mostBytes) setProblem(messages.tooBig(file.name));
      else if (room <= 0) setProblem(messages.tooMany);
      else {
        room -= 1;
        const body = new FormData();
        body.set('token', token);
        body.set('file', file);
        setOnWay({ name: file.name, share: 0 });
        try {
          await sendOnce('POST', '/dealer-answers/files', { body, onProgress: (share) => setOnWay({ name: file.name, share }) });
          onChanged(await dataOf(api.POST('/dealer-answers/open', { body: { token } })));
        } catch (error) {
          setProblem(reasonOf(error));
        }
        setOnWay(null);
      }
    }
  };
  const remove = async (file_id: string) => {
    setProblem(null);
    try {
      onChanged(await dataOf(api.POST('/dealer-answers/remove-file', { body: { token, file_id } })));
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  const isFull = request.files.length >= mostFiles || onWay !== null;
  return (
    <Box component="section" sx={{ padding: { xs: '16px 16px 20px', sm: '18px 24px 20px' }, borderTop: '1px solid var(--border)' }}>
      <Box component="h2" sx={{ fontSize: 'var(--fs)', lineHeight: '22px', fontWeight: 'var(--w-strong)', mb: 2 }}>
        {messages.attach}
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 2, mb: 2 }}>
        {request.files.map((file) => (
          <Box
            component="li"
            key={file.id}
            sx={{ display: 'flex', alignItems: 'center', gap: 3, padding: '6px 6px 6px 12px', border: '1px solid var(--border)', borderRadius: 'var(--r)' }}
          >
            <FileIcon aria-hidden="true" sx={{ color: 'var(--accent)' }} />
            <Box sx={{ flex: 1, minWidth: 0, fontSize: 'var(--fs-ui)', lineHeight: '20px' }}>
              <div className="cut">{file.file_name}</div>
              <Box sx={{ fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.tertiary' }}>{messages.uploaded(formatBytes(file.size))}</Box>
            </Box>
            <IconButton aria-label={messages.removeFile(file.file_name)} onClick={() => void remove(file.id)}>
              <Close />
            </IconButton>
          </Box>
        ))}
      </Box>
      {onWay && (
        <Box sx={{ mb: 2, fontSize: 'var(--fs-small)' }}>
          {messages.uploading(onWay.name)}
          <Progress percent={onWay.share * 100} label={messages.uploading(onWay.name)} />
        </Box>
      )}
      {problem !== null && (
        <Note tone="error" sx={{ mb: 2 }}>
          {problem}
        </Note>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <FilePicker camera accept="image/*" icon={<Photo />} label={messages.photo} disabled={isFull} onFiles={(files) => void send(files)} />
        <FilePicker label={messages.file} disabled={isFull} onFiles={(files) => void send(files)} />
      </Box>
      <Box sx={{ mt: 2, fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.tertiary' }}>{messages.filesHint}</Box>
    </Box>
  );
}
