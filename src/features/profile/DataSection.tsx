import Download from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { api, dataOf } from '../../api/client.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { messages } from './messages.ts';
import { Section } from './Section.tsx';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';

const CloseAccountDialog = lazyScreen(() => import('./CloseAccountDialog.tsx'));

/** A copy of the user's data, and closing the account. */
export function DataSection() {
  const [closing, setClosing] = useState(false);
  const copy = useMutation({
    mutationFn: () => dataOf(api.GET('/auth/get/me/data')),
    onSuccess: (data) => saveAs(messages.data.fileName(data.made_at.slice(0, 10)), JSON.stringify(data, null, 2)),
    onError: (error) => toast.error(reasonOf(error)),
  });
  return (
    <>
      <Section title={messages.data.title} lead={messages.data.lead}>
        <Button variant="outlined" startIcon={<Download />} disabled={copy.isPending} onClick={() => copy.mutate()}>
          {copy.isPending ? messages.data.copying : messages.data.copy}
        </Button>
      </Section>
      <Section title={messages.closing.title} lead={messages.closing.lead}>
        <Button variant="outlined" color="error" onClick={() => setClosing(true)}>
          {messages.closing.open}
        </Button>
      </Section>
      {closing && (
        <Suspense>
          <CloseAccountDialog onClose={() => setClosing(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Hands a text to the browser as a file to keep. */
function saveAs(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
