// Where rows come from: pasted text, a spreadsheet, pages that were captured.
import Add from '@mui/icons-material/AddRounded';
import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { memo, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { draftFields, sheetTemplate } from '../../../../domain/link-sheet.ts';
import type { LinkSheet } from '../../../../generated/api.ts';
import { TextField } from '../../../../engine/web/fields/TextField.tsx';
import { api, dataOf } from '../../../api/client.ts';
import { useAreaPath } from '../../../kit/area/area.ts';
import { hasKeyboard } from '../../../kit/keys/useScreenKeys.ts';
import { saveTemplate } from '../../sheet/saveTemplate.ts';
import { SheetPicker } from '../../sheet/SheetPicker.tsx';
import { isCellName, newRow, type CarRow } from './carRows.ts';
import { rowsIn } from './pastedRows.ts';
import { messages } from './messages.ts';

interface SourceProps {
  onRows: (rows: readonly CarRow[], from?: string) => void;
}

/** Pasted text becomes rows at once; typed text when it is said to. */
export const PasteSource = memo(function PasteSource({ onRows }: SourceProps) {
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
});

/** The cells of a spreadsheet, by the fields of a link. */
export const SheetSource = memo(function SheetSource({ onRows }: SourceProps) {
  return (
    <SheetPicker<LinkSheet>
      read={(file, form) => dataOf(api.POST('/links/sheet', { body: { file }, bodySerializer: () => form }))}
      onSheet={(sheet, name) =>
        onRows(
          sheet.rows.map(({ row, cells }) => newRow(known(cells), row)),
          name,
        )
      }
      hint={(sheet) => (sheet && sheet.ignored.length > 0 ? messages.ignored(sheet.ignored.join(', ')) : messages.sheetHint)}
    >
      <Button
        startIcon={<Download />}
        onClick={() =>
          saveTemplate(
            messages.templateName,
            draftFields,
            sheetTemplate.map(([, example]) => example),
          )
        }
      >
        {messages.template}
      </Button>
    </SheetPicker>
  );
});

const known = (cells: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).filter(([name]) => isCellName(name)));

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
