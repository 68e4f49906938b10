import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Note } from '../../web/Note.tsx';
import { FieldView } from '../fields/FieldView.tsx';
import { messages } from '../messages.ts';
import type { Difference } from './conflict.ts';

interface ConflictNoteProps {
  differences: readonly Difference[];
  /** Called before the form is sent once more. */
  onKeep: () => void;
  onTake: () => void;
}

/** Two people saved the same record: both versions side by side, and the choice between them. Stands inside the form. */
export default function ConflictNote({ differences, onKeep, onTake }: ConflictNoteProps) {
  return (
    <Note tone="warning" live sx={{ mb: 3, '& .MuiAlert-message': { flex: 1 } }}>
      <strong>{messages.conflictTitle}</strong> {messages.conflict}
      {differences.length > 0 && (
        <Box sx={{ overflowX: 'auto', my: 2 }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{messages.field}</TableCell>
                <TableCell>{messages.yours}</TableCell>
                <TableCell>{messages.theirs}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {differences.map(({ field, yours, theirs }) => (
                <TableRow key={field.name}>
                  <TableCell component="th" scope="row">
                    {field.label}
                  </TableCell>
                  <TableCell>
                    <FieldView field={field} value={yours} dense />
                  </TableCell>
                  <TableCell>
                    <FieldView field={field} value={theirs} dense />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 2, mt: 2 }}>
        <Button type="submit" variant="outlined" size="small" onClick={onKeep}>
          {messages.keepMine}
        </Button>
        <Button variant="outlined" size="small" onClick={onTake}>
          {messages.takeTheirs}
        </Button>
      </Box>
    </Note>
  );
}
