import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PageTitle } from '../../engine/web/PageTitle.tsx';
import { messages } from './messages.ts';

const askMessages = messages.handOver.ask;

interface ArrivalQuestionProps {
  /** The user signed in here. */
  name: string;
  onGoOn: () => void;
  onStay: () => void;
}

/** Asks before a session from another host takes the place of the one here. */
export default function ArrivalQuestion({ name, onGoOn, onStay }: ArrivalQuestionProps) {
  return (
    <Box component="main" sx={{ display: 'grid', justifyItems: 'center', alignContent: 'center', gap: 3, minHeight: '100vh', padding: 6, textAlign: 'center' }}>
      <PageTitle title={askMessages.title} />
      <Typography variant="h2" component="h1">
        {askMessages.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{askMessages.text(name)}</Typography>
      <Box sx={{ display: 'flex', gap: 3, mt: 2 }}>
        <Button variant="contained" onClick={onGoOn}>
          {askMessages.goOn}
        </Button>
        <Button variant="outlined" onClick={onStay}>
          {askMessages.stay}
        </Button>
      </Box>
    </Box>
  );
}
