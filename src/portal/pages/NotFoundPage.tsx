import SearchOff from '@mui/icons-material/SearchOffRounded';
import Button from '@mui/material/Button';
import { Link } from '../../kit/router/Link.tsx';
import { useAreaPath } from '../../kit/area/area.ts';
import { EmptyState } from '../../../engine/web/states.tsx';
import { messages } from '../messages.ts';

const notFoundMessages = messages.notFound;

/** An address of the portal with nothing on it. */
export default function NotFoundPage() {
  const to = useAreaPath();
  return (
    <EmptyState
      isPage
      icon={<SearchOff />}
      title={notFoundMessages.title}
      action={
        <Button component={Link} to={to('/dashboard')} variant="outlined">
          {notFoundMessages.home}
        </Button>
      }
    >
      {notFoundMessages.text}
    </EmptyState>
  );
}
