import Box from '@mui/material/Box';
import StaffChats from '../chat/StaffChats.tsx';

/** The chats fill the console's content to its edges: each pane scrolls by itself. */
export default function ChatsPage() {
  return (
    <Box sx={{ margin: { xs: '-16px -16px -96px', md: '-20px -12px -88px -24px' } }}>
      <StaffChats />
    </Box>
  );
}
