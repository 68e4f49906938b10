import StaffChats from '../chat/StaffChats.tsx';
import { ToTheEdges } from '../ToTheEdges.tsx';

/** The chats. */
export default function ChatsPage() {
  return (
    <ToTheEdges>
      <StaffChats />
    </ToTheEdges>
  );
}
