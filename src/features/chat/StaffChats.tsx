import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Forum from '@mui/icons-material/ForumOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Chat, Role } from '../../../generated/api.ts';
import { useUser } from '../../api/session.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { ResponsiveDrawer } from '../ui/ResponsiveDrawer.tsx';
import { EmptyState } from '../ui/states.tsx';
import { ChatStatusChip } from './ChatState.tsx';
import { ChatThread } from './ChatThread.tsx';
import { ClientAside } from './ClientAside.tsx';
import { Inbox } from './Inbox.tsx';
import { messages as words, quickReplies } from './messages.ts';
import { chatQuery, type InboxView } from './queries.ts';
import { StaffActions } from './StaffActions.tsx';

const isView = (value: string | null): value is InboxView => value === 'needs_reply' || value === 'all' || value === 'desk';

/** The staff's chats: inbox, conversation, and the client beside it. What is chosen stands in the address. */
export default function StaffChats() {
  const { role } = useUser();
  const [params, setParams] = useSearchParams();
  const [about, setAbout] = useState(false);
  const narrow = useMediaQuery('(max-width: 900px)');
  const wide = useMediaQuery('(min-width: 1201px)');
  const asked = params.get('view');
  const selected = params.get('chat') ?? undefined;
  const view: InboxView = isView(asked) ? asked : selected === '21' ? 'desk' : 'needs_reply';
  // To staff 21 is the queue of the desk's threads, not a conversation.
  const open = selected === '21' ? undefined : selected;

  const go = (next: Record<string, string | undefined>) =>
    setParams((before) => {
      for (const [name, value] of Object.entries(next)) {
        if (value === undefined) before.delete(name);
        else before.set(name, value);
      }
      return before;
    });

  const header = (chat: Chat | undefined) => (
    <Box
      sx={{
        minHeight: 52,
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        padding: { xs: '4px 8px 4px 4px', md: '0 16px' },
        borderBottom: '1px solid var(--border)',
        background: 'var(--surface)',
      }}
    >
      {narrow && (
        <IconButton aria-label={words.back} onClick={() => go({ chat: undefined })}>
          <ArrowBack />
        </IconButton>
      )}
      <Box component="h2" className="cut" sx={{ typography: 'h4', minWidth: 0 }}>
        {chat?.client_name}
      </Box>
      {chat && (
        <>
          <ChatStatusChip chat={chat} />
          <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1, flex: 'none' }}>
            <StaffActions chat={chat} role={role} />
            {!wide && (
              <IconButton aria-label={words.about} onClick={() => setAbout(true)}>
                <Info />
              </IconButton>
            )}
          </Box>
          {!wide && (
            <ResponsiveDrawer open={about} onClose={() => setAbout(false)} title={words.about}>
              <ClientAside chat={chat} />
            </ResponsiveDrawer>
          )}
        </>
      )}
    </Box>
  );

  return (
    <>
      <PageTitle title={words.title} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: narrow ? 'minmax(0, 1fr)' : '272px minmax(0, 1fr)',
          height: 'calc(100dvh - var(--appbar, 56px))',
          minHeight: 360,
          '& > *': { minWidth: 0, minHeight: 0 },
          '& > * + *': { borderLeft: narrow ? 0 : '1px solid var(--border)' },
        }}
      >
        {(!narrow || open === undefined) && (
          <Inbox view={view} onView={(next) => go({ view: next })} selected={open} onSelect={(chat) => go({ chat: chat.id, view })} />
        )}
        {open !== undefined ? <OpenChat key={open} id={open} wide={wide} header={header} role={role} /> : !narrow && <NothingChosen />}
      </Box>
    </>
  );
}

function NothingChosen() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', background: 'var(--bg)' }}>
      <EmptyState icon={<Forum />} title={words.pick}>
        {words.pickHint}
      </EmptyState>
    </Box>
  );
}

interface OpenChatProps {
  id: string;
  wide: boolean;
  header: (chat: Chat | undefined) => ReactNode;
  role: Role;
}

function OpenChat({ id, wide, header, role }: OpenChatProps) {
  const { data } = useQuery(chatQuery(id));
  const chat = data?.chat;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: wide ? 'minmax(0, 1fr) 256px' : 'minmax(0, 1fr)', '& > *': { minHeight: 0, minWidth: 0 } }}>
      <ChatThread id={id} reader={role} header={header} quickReplies={quickReplies} />
      {wide && <Box sx={{ borderLeft: '1px solid var(--border)' }}>{chat && <ClientAside chat={chat} />}</Box>}
    </Box>
  );
}
