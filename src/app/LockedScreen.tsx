import Lock from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageTitle } from '../../engine/web/PageTitle.tsx';
import { messages } from './messages.ts';

/** Covers everything while it shows that the account is suspended; nothing behind it can be read or reached. */
export default function LockedScreen() {
  return (
    <Box
      component="main"
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: 2,
        minHeight: '100vh',
        padding: 6,
        textAlign: 'center',
        background: 'var(--bg-sunken)',
      }}
    >
      <PageTitle title={messages.locked.title} />
      <Lock aria-hidden="true" sx={{ fontSize: 32, color: 'text.tertiary' }} />
      <Typography variant="h2" component="h1">
        {messages.locked.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{messages.locked.text}</Typography>
    </Box>
  );
}
