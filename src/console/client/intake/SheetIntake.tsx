import Download from '@mui/icons-material/DownloadOutlined';
import UploadIcon from '@mui/icons-material/UploadFileRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sheetTemplate } from '../../../../domain/link-sheet.ts';
import type { LinkImport, User } from '../../../../generated/api.ts';
import { api, dataOf } from '../../../api/client.ts';
import { messageOf, Problem } from '../../../../engine/web/problem.ts';
import { FilePicker } from '../../../kit/files/FilePicker.tsx';
import { DropZone } from '../../../features/folders/DropZone.tsx';
import { Note } from '../../../../engine/web/Note.tsx';
import { Loading, RowsSkeleton } from '../../../../engine/web/skeletons.tsx';
import { UploadLine, UploadPaused } from '../../../../engine/web/UploadLine.tsx';
import { messages } from './messages.ts';
import { publishUploaded, sheetFile } from './fields.ts';
import { IntakeFoot } from './IntakeFoot.tsx';
import { SheetRows } from './SheetRows.tsx';

/** By name, and by content for browsers that know no names. */
const accepted = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface SheetIntakeProps {
  client: User;
  onAdded: (count: number, published: boolean, left: number) => void;
}

/** A sheet of links: looked at row by row, then its good rows are added. */
export function SheetIntake({ client, onAdded }: SheetIntakeProps) {
  const [file, setFile] = useState<File>();
  const [publish, setPublish] = useState(false);
  const [way, setWay] = useState<{ share: number; isCut: boolean; stop: () => void }>();
  const send = async (sheet: File, is_preview: boolean): Promise<LinkImport> => {
    const { refusalOfSheet, sendAhead } = await import('../../../kit/files/transfer.ts');
    const refused = await refusalOfSheet(sheet);
    if (refused !== undefined) throw new Problem(refused, { status: 0 });
    const body = { user_id: client.id, file: sheet, is_displayed: !is_preview && publish, is_preview };
    const whole = new FormData();
    for (const [name, value] of Object.entries(body)) whole.append(name, value instanceof File ? value : String(value));
    const stopped = new AbortController();
    const stop = () => stopped.abort();
    const ahead = sendAhead(whole, { signal: stopped.signal, onFile: (_sheet, next) => setWay({ ...next, stop }) });
    const { form, release } = await ahead.finally(() => setWay(undefined));
    return dataOf(api.POST('/upload-links', { body, bodySerializer: () => form })).finally(release);
  };
  const look = useMutation({ mutationFn: (sheet: File) => send(sheet, true) });
  const add = useMutation({
    mutationFn: (sheet: File) => send(sheet, false),
    onSuccess: (answer) => onAdded(answer.created, publish, answer.invalid),
  });
  const choose = (files: Iterable<File>) => {
    const [first] = files;
    if (!first) return;
    setFile(first);
    add.reset();
    look.mutate(first);
  };
  const shown = add.data ?? look.data;
  const good = add.data ? 0 : (look.data?.created ?? 0);
  // Who stopped it is told nothing they do not know.
  const problem = [look.error, add.error].find((error) => error !== null && error.name !== 'AbortError');
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (file && good > 0) add.mutate(file);
      }}
      sx={{ display: 'grid', gap: 4 }}
    >
      <DropZone onFiles={choose}>
        <Card sx={{ p: 4, display: 'grid', gap: 3 }}>
          <Box component="h2" sx={{ typography: 'h4' }}>
            {file?.name ?? sheetFile.label}
          </Box>
          <Box sx={{ color: 'text.secondary' }}>{messages.sheetHint}</Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            <FilePicker accept={accepted} icon={<UploadIcon />} label={file ? messages.another : messages.choose} onFiles={choose} disabled={look.isPending} />
            <Box component="span" sx={{ color: 'text.tertiary', display: { xs: 'none', md: 'inline' } }}>
              {messages.drop}
            </Box>
            <Button startIcon={<Download />} onClick={saveTemplate}>
              {messages.template}
            </Button>
          </Box>
        </Card>
      </DropZone>
      {problem && (
        <Note tone="error">
          {messages.sheetFailed}: {(problem instanceof Problem ? problem.errors['file'] : undefined) ?? messageOf(problem)}
        </Note>
      )}
      {file && way && (
        <Card sx={{ p: 4, display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <UploadLine name={file.name} share={way.share} onRemove={way.stop} />
          </Box>
          {way.isCut && <UploadPaused />}
        </Card>
      )}
      {look.isPending && !way && (
        <Card>
          <Loading label={messages.looking}>
            <RowsSkeleton rows={6} />
          </Loading>
        </Card>
      )}
      {shown && !look.isPending && <SheetRows answer={shown} clientId={client.id} />}
      {look.data && !add.data && (
        <IntakeFoot
          label={good === 0 ? messages.add : messages.addCount(good)}
          publishLabel={publishUploaded.label}
          publish={publish}
          onPublish={setPublish}
          busy={add.isPending}
          disabled={good === 0 || look.isPending}
        />
      )}
    </Box>
  );
}

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The columns with an example row, as a file. */
function saveTemplate(): void {
  const lines = [sheetTemplate.map(([column]) => column), sheetTemplate.map(([, example]) => example)];
  const text = lines.map((cells) => cells.map(quoted).join(',')).join('\r\n');
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = messages.templateName;
  link.click();
  URL.revokeObjectURL(address);
}
