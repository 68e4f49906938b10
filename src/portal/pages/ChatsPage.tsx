import Box from '@mui/material/Box';
import ClientChats from '../chat/ClientChats.tsx';

/** The chats fill the portal's content from the top bar to the lower edge: messages scroll by themselves. */
export default function ChatsPage() {
  return (
    <Box
      sx={{
        height: 'calc(100dvh - var(--top-room) - var(--topbar) - var(--frame-foot))',
        minHeight: 360,
        margin: { xs: '-20px -16px -152px', md: '-40px 0 -112px' },
      }}
    >
      <ClientChats />
    </Box>
  );
}
