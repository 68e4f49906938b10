import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { FormFrame } from '../frame/FormFrame.tsx';
import { messages } from '../messages.ts';

const words = messages.notFound;

/** For addresses that lead nowhere. */
export default function NotFoundPage() {
  return (
    <FormFrame title={words.title} lead={words.text}>
      <Button variant="contained" component={RouterLink} to="/" sx={{ mt: 7 }}>
        {words.home}
      </Button>
    </FormFrame>
  );
}
