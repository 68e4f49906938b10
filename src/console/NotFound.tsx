import SearchOff from '@mui/icons-material/SearchOffRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useContext } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../engine/web/states.tsx';
import { messages } from './messages.ts';
import { ConsoleContext } from './shell/ConsoleContext.ts';

/** An address of the console with nothing on it. */
export default function NotFound() {
  const { basename } = useContext(ConsoleContext);
  return (
    <Card>
      <EmptyState
        isPage
        icon={<SearchOff />}
        title={messages.notFound}
        action={
          <Button component={Link} to={`${basename}/dashboard`} variant="outlined">
            {messages.toDashboard}
          </Button>
        }
      >
        {messages.notFoundAdvice}
      </EmptyState>
    </Card>
  );
}
