import Box from '@mui/material/Box';
import { cameInText } from '../../../engine/web/merge/who.ts';
import type { AutosaveState } from '../../features/preferences/autosave.ts';
import { labelsOf } from './places.ts';

/** One quiet line: the changes another user saved meanwhile that are now here too. */
export default function CameIn({ cameIn, checklist }: { cameIn: NonNullable<AutosaveState['cameIn']>; checklist: AutosaveState['checklist'] }) {
  return (
    <Box role="status" sx={{ mb: 4, color: 'text.secondary', fontSize: 'var(--fs-small)' }}>
      {cameInText(cameIn.by, labelsOf(cameIn.paths, checklist))}
    </Box>
  );
}
