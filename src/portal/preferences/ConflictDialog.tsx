import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Radio from '@mui/material/Radio';
import { useId, useState } from 'react';
import { savedByText } from '../../../engine/web/merge/who.ts';
import type { Autosaver, Conflict } from '../../features/preferences/autosave.ts';
import { messages } from '../../features/preferences/messages.ts';
import { placeAt } from './places.ts';

const conflictMessages = messages.conflict;

interface ConflictDialogProps {
  conflict: Conflict;
  onResolve: Autosaver['resolve'];
}

/** Two changed the same answers: who and when, and one choice for each of these answers. The rest of both is kept. */
export default function ConflictDialog({ conflict, onResolve }: ConflictDialogProps) {
  const titleId = useId();
  const { overlaps, theirs, by } = conflict;
  const [choices, setChoices] = useState<readonly ('mine' | 'theirs')[]>(overlaps.map(() => 'mine'));
  return (
    <Dialog open role="alertdialog" aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{conflictMessages.title}</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 4 }}>
          {savedByText(by)} {conflictMessages.text}
        </Box>
        <Box
          component="table"
          sx={{
            width: '100%',
            borderCollapse: 'collapse',
            fontSize: 'var(--fs-ui)',
            '& th, & td': { textAlign: 'left', verticalAlign: 'top', padding: '6px 8px', borderTop: '1px solid var(--border-soft)', overflowWrap: 'anywhere' },
            '& td label': { display: 'flex', alignItems: 'flex-start', gap: 1, cursor: 'pointer' },
            '& .MuiRadio-root': { padding: '2px' },
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
            {overlaps.map((overlap, index) => {
              const { label, text } = placeAt(overlap.path, theirs);
              const name = `${titleId}-${index}`;
              return (
                <tr key={overlap.path.join('.')}>
                  <th scope="row">{label}</th>
                  {(['mine', 'theirs'] as const).map((side) => (
                    <td key={side}>
                      <label>
                        <Radio
                          name={name}
                          size="small"
                          checked={choices[index] === side}
                          onChange={() => setChoices((before) => before.with(index, side))}
                          slotProps={{ input: { 'aria-label': `${label}, ${side === 'mine' ? conflictMessages.here : conflictMessages.there}` } }}
                        />
                        {text(overlap[side]) || conflictMessages.empty}
                      </label>
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </Box>
        <Box sx={{ mt: 3, color: 'text.secondary', fontSize: 'var(--fs-small)' }}>{conflictMessages.rest}</Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={() => onResolve(choices)}>
          {conflictMessages.keep}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
