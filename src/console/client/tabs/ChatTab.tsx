import Forum from '@mui/icons-material/ForumOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Chat } from '../../../../generated/api.ts';
import { chatKindLabels } from '../../../../generated/enums.ts';
import { useArea, useAreaPath } from '../../../kit/area/area.ts';
import { ChatStatusChip } from '../../chat/ChatState.tsx';
import { ChatThread } from '../../../features/chat/ChatThread.tsx';
import { StaffActions } from '../../chat/StaffActions.tsx';
import { staffParts } from '../../chat/staffParts.ts';
import { Answered } from '../../../../engine/web/Answered.tsx';
import { Segmented } from '../../../../engine/web/Segmented.tsx';
import { RowsSkeleton } from '../../../../engine/web/skeletons.tsx';
import { EmptyState } from '../../../../engine/web/states.tsx';
import type { ClientTabProps } from '../ClientTab.ts';
import { messages } from '../messages.ts';
import { chatsOf } from '../queries.ts';

const chatMessages = messages.chat;

/** The conversation with the client, and the one with the desk where there is one. */
export default function ChatTab({ client }: ClientTabProps) {
  const { role } = useArea();
  const chats = useQuery(chatsOf(client.id));
  const [chosen, setChosen] = useState<string>();
  const all = chats.data ?? [];
  const chat = all.find(({ id }) => id === chosen) ?? all[0];
  if (!chat)
    return (
      <Card>
        <Answered query={chats} loading={messages.loading(messages.tabs.chat)} skeleton={<RowsSkeleton rows={5} />} failed={chatMessages.failed}>
          {() => (
            <EmptyState icon={<Forum />} title={chatMessages.none}>
              {chatMessages.noneText}
            </EmptyState>
          )}
        </Answered>
      </Card>
    );
  return (
    <>
      {all.length > 1 && (
        <Box sx={{ mb: 3 }}>
          <Segmented
            label={chatMessages.which}
            value={chat.id}
            onChange={setChosen}
            choices={all.map((each) => ({ id: each.id, name: chatKindLabels[each.kind] }))}
          />
        </Box>
      )}
      <Card sx={{ height: 'clamp(420px, calc(100dvh - 220px), 760px)' }}>
        <ChatThread key={chat.id} id={chat.id} reader={role} Header={Head} staff={staffParts} />
      </Card>
    </>
  );
}

/** The chat's status and its actions. */
function Head({ chat, onUnread }: { chat: Chat | undefined; onUnread: () => void }) {
  const { role } = useArea();
  const to = useAreaPath();
  return (
    <Box
      sx={{
        flex: 'none',
        minHeight: 48,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 12px',
        padding: '4px 16px',
        borderBottom: '1px solid var(--border)',
        background: 'var(--surface)',
      }}
    >
      {chat && (
        <>
          <ChatStatusChip chat={chat} />
          <Link component={RouterLink} to={to(`/chats?chat=${chat.id}&view=all`)} sx={{ flex: 1 }}>
            {chatMessages.inbox}
          </Link>
          <StaffActions chat={chat} role={role} onUnread={onUnread} />
        </>
      )}
    </Box>
  );
}
