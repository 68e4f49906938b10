import UploadIcon from '@mui/icons-material/UploadFileRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Note } from '../../../engine/web/Note.tsx';
import { messageOf, Problem } from '../../../engine/web/problem.ts';
import { UploadLine, UploadPaused } from '../../../engine/web/UploadLine.tsx';
import { DropZone } from '../../features/folders/DropZone.tsx';
import { FilePicker } from '../../kit/files/FilePicker.tsx';
import { messages } from './messages.ts';

/** By name, and by content for browsers that know no names. */
const accepted = '.csv,.tsv,.xlsx,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface SheetPickerProps<Sheet> {
  /** The operation that reads it; what it answers comes back as `onSheet`. */
  read: (file: File, form: FormData) => Promise<Sheet>;
  onSheet: (sheet: Sheet, name: string) => void;
  /** Beside the button: what is taken, or what of the last one was not. */
  hint: (sheet: Sheet | undefined) => string;
  /** Behind the hint. */
  children?: ReactNode;
}

/** A spreadsheet is read by the server, in a process of its own; its cells come back as text. */
export function SheetPicker<Sheet>({ read, onSheet, hint, children }: SheetPickerProps<Sheet>) {
  const [way, setWay] = useState<{ share: number; isCut: boolean; stop: () => void }>();
  const reading = useMutation({
    mutationFn: async (file: File): Promise<Sheet> => {
      const { refusalOfSheet, sendAhead } = await import('../../kit/files/transfer.ts');
      const refused = await refusalOfSheet(file);
      if (refused !== undefined) throw new Problem(refused, { status: 0 });
      const whole = new FormData();
      whole.append('file', file);
      const stopped = new AbortController();
      const ahead = sendAhead(whole, { signal: stopped.signal, onFile: (_sheet, next) => setWay({ ...next, stop: () => stopped.abort() }) });
      const { form, release } = await ahead.finally(() => setWay(undefined));
      return read(file, form).finally(release);
    },
    onSuccess: (sheet, file) => onSheet(sheet, file.name),
  });
  const { variables: file, data } = reading;
  const choose = (files: Iterable<File>) => {
    const [first] = files;
    if (first) reading.mutate(first);
  };
  // Who stopped it is told nothing they do not know.
  const problem = reading.error !== null && reading.error.name !== 'AbortError' ? reading.error : null;
  return (
    <>
      <DropZone onFiles={choose}>
        <Card sx={{ p: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <FilePicker accept={accepted} icon={<UploadIcon />} label={file ? messages.another : messages.choose} onFiles={choose} disabled={reading.isPending} />
          <Box component="span" sx={{ color: 'text.secondary', flex: '1 1 240px' }}>
            {reading.isPending && !way ? messages.looking : hint(data)}
          </Box>
          {children}
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
