import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { page } from '../api/page.ts';
import { Logo } from '../features/ui/Logo.tsx';
import { PageTitle } from '../features/ui/PageTitle.tsx';
import { messages } from './messages.ts';

function hintOf(error: unknown): string | null {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : null;
}

/** The page for errors of the router itself. */
export function UnexpectedError() {
  const hint = hintOf(useRouteError());
  return (
    <Box component="main" role="alert" sx={{ display: 'grid', justifyItems: 'center', alignContent: 'center', gap: 3, minHeight: '100vh', padding: 6, textAlign: 'center' }}>
      <PageTitle title={messages.unexpected.document} />
      <Logo />
      <Typography variant="h2" component="h1" sx={{ mt: 4 }}>
        {messages.unexpected.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{messages.unexpected.text}</Typography>
      {hint !== null && <Typography sx={{ color: 'text.tertiary', overflowWrap: 'anywhere' }}>{hint}</Typography>}
      <Box sx={{ display: 'flex', gap: 2, mt: 2 }}>
        <Button variant="contained" onClick={() => page.reload()}>
          {messages.unexpected.reload}
        </Button>
        <Button variant="outlined" href="/">
          {messages.unexpected.home}
        </Button>
      </Box>
    </Box>
  );
}
