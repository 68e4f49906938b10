import Forum from '@mui/icons-material/ForumOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { Answered } from '../../../engine/web/Answered.tsx';
import { Segmented } from '../../../engine/web/Segmented.tsx';
import { RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { EmptyState } from '../../../engine/web/states.tsx';
import type { Chat, User } from '../../../generated/api.ts';
import { chatKindLabels } from '../../../generated/enums.ts';
import { ChatThread } from '../../features/chat/ChatThread.tsx';
import { useArea, useAreaPath } from '../../kit/area/area.ts';
import { ChatStatusChip } from '../chat/ChatState.tsx';
import { StaffActions } from '../chat/StaffActions.tsx';
import { staffParts } from '../chat/staffParts.ts';
import { messages } from './messages.ts';
import { chatsOf } from './queries.ts';

const chatMessages = messages.chat;

/**
 * The conversation with the client, and the one with the desk where there is one; fills the height it is given.
 * @param props `beside` the work, whose header says what the chat asks for
 */
export default function ChatPane({ client, beside = false }: { client: User; beside?: boolean }) {
  const { role } = useArea();
  const chats = useQuery(chatsOf(client.id));
  const [chosen, setChosen] = useState<string>();
  const all = chats.data ?? [];
  const chat = all.find(({ id }) => id === chosen) ?? all[0];
  if (!chat)
    return (
      <Answered query={chats} loading={messages.loading(messages.tabs.chat)} skeleton={<RowsSkeleton rows={5} />} failed={chatMessages.failed}>
        {() => (
          <EmptyState icon={<Forum />} title={chatMessages.none}>
            {chatMessages.noneText}
          </EmptyState>
        )}
      </Answered>
    );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }}>
      {all.length > 1 && (
        <Box sx={{ p: 3, flex: 'none', background: 'var(--surface)' }}>
          <Segmented
            label={chatMessages.which}
            value={chat.id}
            onChange={setChosen}
            choices={all.map((each) => ({ id: each.id, name: chatKindLabels[each.kind] }))}
          />
        </Box>
      )}
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <ChatThread key={chat.id} id={chat.id} reader={role} Header={beside ? HeadBeside : Head} staff={staffParts} />
      </Box>
    </Box>
  );
}

interface HeadProps {
  chat: Chat | undefined;
  onUnread: () => void;
}

/** The chat's actions, where its status is said above. */
function HeadBeside(props: HeadProps) {
  return <Line {...props} />;
}

/** The chat's status and its actions. */
function Head(props: HeadProps) {
  return <Line {...props} withStatus />;
}

function Line({ chat, onUnread, withStatus = false }: HeadProps & { withStatus?: boolean }) {
  const { role } = useArea();
  const to = useAreaPath();
  return (
    <Box
      sx={{
        flex: 'none',
        minHeight: 44,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '2px 8px',
        padding: '4px 12px',
        borderBottom: '1px solid var(--border)',
        background: 'var(--surface)',
      }}
    >
      {chat && (
        <>
          {withStatus && <ChatStatusChip chat={chat} />}
          <Link component={RouterLink} to={to(`/chats?chat=${chat.id}&view=all`)} sx={{ mr: 'auto' }}>
            {chatMessages.inbox}
          </Link>
          <StaffActions chat={chat} role={role} onUnread={onUnread} />
        </>
      )}
    </Box>
  );
}
