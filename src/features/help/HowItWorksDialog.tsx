import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { help } from '../../../domain/brief-texts.ts';
import { JourneyText } from './JourneyText.tsx';

/** Width of the modal in px (docs/brief.md, section 9). */
export const howItWorksWidth = 800;

/** The modal "How It Works", 800 wide and centred; "Read" closes it. */
export default function HowItWorksDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} maxWidth={false} fullWidth aria-labelledby="how-it-works-title" slotProps={{ paper: { sx: { maxWidth: howItWorksWidth } } }}>
      <DialogTitle id="how-it-works-title">{help.title}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Box sx={{ '& p, & li': { color: 'text.secondary' } }}>
          <JourneyText />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {help.read}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
