import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Card } from '../../../engine/web/Card.tsx';
import { Note } from '../../../engine/web/Note.tsx';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { ErrorState } from '../../../engine/web/states.tsx';
import { guestMessages } from '../../features/guests/messages.ts';
import { messages } from '../../features/links/messages.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { Link } from '../../kit/router/Link.tsx';
import { useSide } from '../guest/side.ts';

interface NoCarProps {
  /** The page's heading; without it that of the listings. */
  title?: string;
  /** Why the listings could not be read again, where they could not: what was kept of them does not say that a car is not there. */
  error: Error | null;
  onRetry: () => void;
}

/** In place of a car that is not among those the reader may see: taken away, or never there. */
export function NoCar({ title, error, onRetry }: NoCarProps) {
  const to = useAreaPath();
  const { isGuest } = useSide();
  if (error)
    return (
      <Card>
        <ErrorState title={messages.didNotLoad} onRetry={onRetry} isPage>
          {sentenceOf(error)} {messages.nothingLost}
        </ErrorState>
      </Card>
    );
  return (
    <>
      <Typography variant="h1" sx={{ mb: 4 }}>
        {title ?? (isGuest ? guestMessages.guestTitle : messages.title)}
      </Typography>
      <Note tone="info" live>
        {isGuest ? guestMessages.gone : messages.gone}
      </Note>
      <Button component={Link} to={to('/listings')} variant="contained" sx={{ mt: 5 }}>
        {messages.comparison.back}
      </Button>
    </>
  );
}
