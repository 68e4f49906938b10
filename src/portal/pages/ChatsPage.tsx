import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import ClientChats from '../../features/chat/ClientChats.tsx';

/** What floats keeps clear of where one writes; on a phone that is above the bottom navigation. */
const writingBar = {
  '@media (max-width: 900px)': {
    ':root': { '--bottom-bar': '182px' },
    // A chat is read at its end, scrolled down: the pill is a disc here, and the last message stands clear of it.
    '[data-how-it-works="client"]': { width: 44, padding: 0, justifyContent: 'center' },
    '[data-how-it-works="client"] .words': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '[data-messages]': { paddingBottom: '72px !important' },
  },
} as const;

/** The chats fill the portal's content from the top bar to the lower edge: messages scroll by themselves. */
export default function ChatsPage() {
  return (
    <Box
      sx={{
        height: 'calc(100dvh - var(--topbar))',
        '@media (max-width: 900px)': { height: 'calc(100dvh - var(--topbar) - 60px)' },
        minHeight: 360,
        margin: { xs: '-20px -16px -152px', md: '-40px 0 -112px' },
      }}
    >
      <GlobalStyles styles={writingBar} />
      <ClientChats />
    </Box>
  );
}
