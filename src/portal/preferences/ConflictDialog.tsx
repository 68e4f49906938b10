import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { UserPreferences } from '../../../generated/api.ts';
import { partOf, type PartName, type Parts } from '../../features/preferences/autosave.ts';
import { vehicleName } from '../../features/preferences/brief.ts';
import { fieldsOf } from '../../features/preferences/fields.ts';
import { messages } from '../../features/preferences/messages.ts';
import { linesOf } from '../../features/preferences/summary.ts';

const conflictMessages = messages.conflict;

interface ConflictDialogProps {
  here: UserPreferences;
  there: UserPreferences;
  pending: Parts;
  onResolve: (choice: 'here' | 'there') => void;
}

/** Two wrote the same checklist: both states side by side, and one question. */
export default function ConflictDialog({ here, there, pending, onResolve }: ConflictDialogProps) {
  const titleId = useId();
  const differing = differences(here, there, pending);
  return (
    <Dialog open role="alertdialog" aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{conflictMessages.title}</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 4 }}>{conflictMessages.text}</Box>
        <Box
          component="table"
          sx={{
            width: '100%',
            borderCollapse: 'collapse',
            fontSize: 'var(--fs-ui)',
            '& th, & td': { textAlign: 'left', verticalAlign: 'top', padding: '6px 8px', borderTop: '1px solid var(--border-soft)', overflowWrap: 'anywhere' },
          }}
        >
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{conflictMessages.field}</span>
              </th>
              <th scope="col">{conflictMessages.here}</th>
              <th scope="col">{conflictMessages.there}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map(({ label, ours, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{ours || conflictMessages.empty}</td>
                <td>{theirs || conflictMessages.empty}</td>
              </tr>
            ))}
          </tbody>
        </Box>
        <Box sx={{ mt: 3, color: 'text.secondary', fontSize: 'var(--fs-small)' }}>{conflictMessages.same}</Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => onResolve('there')}>
          {conflictMessages.keepThere}
        </Button>
        <Button variant="contained" onClick={() => onResolve('here')}>
          {conflictMessages.keepHere}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function differences(here: UserPreferences, there: UserPreferences, pending: Parts): { label: string; ours: string; theirs: string }[] {
  return Object.keys(pending).flatMap((key) => {
    const name = key as PartName;
    if (name === 'vehicles') {
      const listed = (checklist: UserPreferences) => (checklist.selections.vehicles ?? []).map(vehicleName).join('; ');
      return [{ label: messages.steps.vehicles, ours: listed(here), theirs: listed(there) }];
    }
    const [ours, theirs] = [here, there].map((checklist) => new Map(linesOf(fieldsOf(name), partOf(checklist, name)).map((line) => [line.name, line.value])));
    return fieldsOf(name).flatMap((field) => {
      const [mine = '', other = ''] = [ours?.get(field.name), theirs?.get(field.name)];
      return mine === other ? [] : [{ label: field.label, ours: mine, theirs: other }];
    });
  });
}
