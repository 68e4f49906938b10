import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import ClientChats from '../../features/chat/ClientChats.tsx';

/** What floats keeps clear of where one writes; on a phone that is above the bottom navigation. */
const writingBar = { '@media (max-width: 900px)': { ':root': { '--bottom-bar': '206px' } } } as const;

/** The chats fill the portal's content from the top bar to the lower edge: messages scroll by themselves. */
export default function ChatsPage() {
  return (
    <Box
      sx={{
        height: { xs: 'calc(100dvh - var(--topbar) - 60px)', md: 'calc(100dvh - var(--topbar))' },
        minHeight: 360,
        margin: { xs: '-20px -16px -152px', md: '-40px 0 -112px' },
      }}
    >
      <GlobalStyles styles={writingBar} />
      <ClientChats />
    </Box>
  );
}
