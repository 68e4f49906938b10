import type { Chat } from '../../../generated/api.ts';
import { ReplyTools } from './ReplyTools.tsx';

interface StaffToolsProps {
  chat: Chat;
  text: string;
  onText: (text: string) => void;
}

/** Canned replies and cars for the client of a chat. */
export default function StaffTools({ chat, text, onText }: StaffToolsProps) {
  return <ReplyTools client={chat.client_id} text={text} onText={onText} />;
}
