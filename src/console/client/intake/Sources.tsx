// Where rows come from: pasted text, a spreadsheet, pages that were captured.
import Add from '@mui/icons-material/AddRounded';
import Download from '@mui/icons-material/DownloadOutlined';
import UploadIcon from '@mui/icons-material/UploadFileRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { draftFields, sheetTemplate } from '../../../../domain/link-sheet.ts';
import type { LinkSheet } from '../../../../generated/api.ts';
import { TextField } from '../../../../engine/web/fields/TextField.tsx';
import { Note } from '../../../../engine/web/Note.tsx';
import { messageOf, Problem } from '../../../../engine/web/problem.ts';
import { UploadLine, UploadPaused } from '../../../../engine/web/UploadLine.tsx';
import { api, dataOf } from '../../../api/client.ts';
import { DropZone } from '../../../features/folders/DropZone.tsx';
import { useAreaPath } from '../../../kit/area/area.ts';
import { hasKeyboard } from '../../../kit/keys/useScreenKeys.ts';
import { FilePicker } from '../../../kit/files/FilePicker.tsx';
import { newRow, type CarRow } from './carRows.ts';
import { isCellName, rowsIn } from './carTable.ts';
import { messages } from './messages.ts';

interface SourceProps {
  onRows: (rows: readonly CarRow[], from?: string) => void;
}

/** Pasted text becomes rows at once; typed text when it is said to. */
export function PasteSource({ onRows }: SourceProps) {
  const [text, setText] = useState('');
  const take = (typed: string) => {
    const rows = rowsIn(typed);
    if (rows.length > 0) onRows(rows);
    setText('');
  };
  return (
    <Card sx={{ p: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3 }}>
      <Box
        sx={{ flex: '1 1 320px' }}
        onPaste={(event) => {
          if (text.trim() !== '') return;
          event.preventDefault();
          take(event.clipboardData.getData('text/plain'));
        }}
      >
        <TextField
          label={messages.addresses}
          hint={messages.addressesHint}
          placeholder={messages.placeholder}
          multiline
          minRows={1}
          autoFocus={hasKeyboard()}
          maxRows={6}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        sx={{ mt: { md: 6 } }}
        startIcon={text.trim() === '' ? <Add /> : undefined}
        onClick={() => (text.trim() === '' ? onRows([newRow({})]) : take(text))}
      >
        {text.trim() === '' ? messages.newRow : messages.addRows}
      </Button>
    </Card>
  );
}

/** By name, and by content for browsers that know no names. */
const accepted = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A spreadsheet is read by the server, in a process of its own; its cells come back as text. */
export function SheetSource({ onRows }: SourceProps) {
  const [way, setWay] = useState<{ share: number; isCut: boolean; stop: () => void }>();
  const read = useMutation({
    mutationFn: async (file: File): Promise<LinkSheet> => {
      const { refusalOfSheet, sendAhead } = await import('../../../kit/files/transfer.ts');
      const refused = await refusalOfSheet(file);
      if (refused !== undefined) throw new Problem(refused, { status: 0 });
      const whole = new FormData();
      whole.append('file', file);
      const stopped = new AbortController();
      const ahead = sendAhead(whole, { signal: stopped.signal, onFile: (_sheet, next) => setWay({ ...next, stop: () => stopped.abort() }) });
      const { form, release } = await ahead.finally(() => setWay(undefined));
      return dataOf<LinkSheet>(api.POST('/links/sheet', { body: { file }, bodySerializer: () => form })).finally(release);
    },
    onSuccess: (sheet, file) =>
      onRows(
        sheet.rows.map(({ row, cells }) => newRow(known(cells), row)),
        file.name,
      ),
  });
  const { variables: file, data } = read;
  const choose = (files: Iterable<File>) => {
    const [first] = files;
    if (first) read.mutate(first);
  };
  // Who stopped it is told nothing they do not know.
  const problem = read.error !== null && read.error.name !== 'AbortError' ? read.error : null;
  return (
    <>
      <DropZone onFiles={choose}>
        <Card sx={{ p: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <FilePicker accept={accepted} icon={<UploadIcon />} label={file ? messages.another : messages.choose} onFiles={choose} disabled={read.isPending} />
          <Box component="span" sx={{ color: 'text.secondary', flex: '1 1 240px' }}>
            {read.isPending && !way ? messages.looking : data && data.ignored.length > 0 ? messages.ignored(data.ignored.join(', ')) : messages.sheetHint}
          </Box>
          <Button startIcon={<Download />} onClick={saveTemplate}>
            {messages.template}
          </Button>
        </Card>
      </DropZone>
      {problem && (
        <Note tone="error">
          {messages.sheetFailed}: {(problem instanceof Problem ? problem.errors['file'] : undefined) ?? messageOf(problem)}
        </Note>
      )}
      {file && way && (
        <Card sx={{ p: 3, display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <UploadLine name={file.name} share={way.share} onRemove={way.stop} />
          </Box>
          {way.isCut && <UploadPaused />}
        </Card>
      )}
    </>
  );
}

const known = (cells: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).filter(([name]) => isCellName(name)));

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The columns with an example row, as a file. */
function saveTemplate(): void {
  const labels = new Map(draftFields.map(({ name, label }) => [name, label]));
  const lines = [sheetTemplate.map(([column]) => labels.get(column) ?? column), sheetTemplate.map(([, example]) => example)];
  const text = lines.map((cells) => cells.map(quoted).join(',')).join('\r\n');
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = messages.templateName;
  link.click();
  URL.revokeObjectURL(address);
}

/** Captured cars come by themselves; here is how more are captured. */
export function CapturedSource({ clientId }: { clientId: string }) {
  const to = useAreaPath();
  return (
    <Card sx={{ p: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <Box component="span" sx={{ color: 'text.secondary', flex: '1 1 240px' }}>
        {messages.captureHint}
      </Box>
      <Button component={RouterLink} to={to(`/capture?client=${clientId}`)} variant="outlined" color="inherit">
        {messages.capture}
      </Button>
    </Card>
  );
}
