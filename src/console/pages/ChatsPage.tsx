import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import StaffChats from '../../features/chat/StaffChats.tsx';

/** What floats keeps clear of where one writes. */
const writingBar = { '@media (max-width: 1200px)': { ':root': { '--bottom-bar': '136px' } } } as const;

/** The chats fill the console's content to its edges: each pane scrolls by itself. */
export default function ChatsPage() {
  return (
    <Box sx={{ margin: { xs: '-16px -16px -96px', md: '-20px -24px -88px' } }}>
      <GlobalStyles styles={writingBar} />
      <StaffChats />
    </Box>
  );
}
