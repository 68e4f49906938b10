import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Forum from '@mui/icons-material/ForumOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Chat } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import { useUser } from '../../api/session.ts';
import { BareButton } from '../../../engine/web/PlainButton.tsx';
import { PageTitle } from '../../../engine/web/PageTitle.tsx';
import { ResponsiveDrawer } from '../../../engine/web/ResponsiveDrawer.tsx';
import { ChatStatusChip } from './ChatState.tsx';
import { ChatThread } from '../../features/chat/ChatThread.tsx';
import { ClientAside } from './ClientAside.tsx';
import { narrowQuery, NothingOpen, Panes, wideQuery } from '../Panes.tsx';
import { Inbox } from './Inbox.tsx';
import { messages } from '../../features/chat/messages.ts';
import { inboxMessages } from './messages.ts';
import type { InboxView } from '../../features/chat/queries.ts';
import { StaffActions } from './StaffActions.tsx';
import { staffParts } from './staffParts.ts';
import { useConversation } from '../../features/chat/useThread.ts';

const isView = (value: string | null): value is InboxView => value === 'needs_reply' || value === 'unread' || value === 'all' || value === 'desk';
/** Where a name, its state and the actions do not fit one line. */
const tight = '@container (max-width: 559px)';
/** A chip without its frame: icon and words below a name. */
const plainChip = { '& > [data-tone][data-tone]': { border: 0, background: 'none', padding: 0, height: 16 } } as const;
/** The brief's chat identifier (docs/brief.md, section 9): to staff, the queue of the desk's threads. */
const deskChatId = '21';

/** The staff's chats: inbox, conversation, and the client beside it. The address keeps the selection. */
export default function StaffChats() {
  const [params, setParams] = useSearchParams();
  const { role } = useUser();
  const narrow = useMediaQuery(narrowQuery);
  const advisor = role === roles.admin ? (params.get('advisor') ?? undefined) : undefined;
  const asked = params.get('view');
  const selected = params.get('chat') ?? undefined;
  const view: InboxView = isView(asked) ? asked : selected === deskChatId ? 'desk' : 'needs_reply';
  const open = selected === deskChatId ? undefined : selected;

  const go = (next: Readonly<Record<string, string>>) =>
    setParams((before) => {
      for (const [name, value] of Object.entries(next)) {
        if (value === '') before.delete(name);
        else before.set(name, value);
      }
      return before;
    });

  return (
    <Panes isNarrow={narrow} width={272}>
      <PageTitle title={messages.title} />
      {(!narrow || open === undefined) && (
        <Inbox
          view={view}
          onView={(next) => go({ view: next })}
          selected={open}
          onSelect={(chat) => go({ chat: chat.id, view, at: chat.found_seq ? String(chat.found_seq) : '' })}
          advisor={advisor}
          {...(role === roles.admin ? { onAdvisor: (next) => go({ advisor: next ?? '' }) } : {})}
        />
      )}
      {open === undefined ? (
        !narrow && (
          <NothingOpen icon={<Forum />} title={inboxMessages.pick}>
            {inboxMessages.pickHint}
          </NothingOpen>
        )
      ) : (
        <OpenChat key={open} id={open} sought={Number(params.get('at')) || undefined} />
      )}
    </Panes>
  );
}

function OpenChat({ id, sought }: { id: string; sought: number | undefined }) {
  const { role } = useUser();
  const wide = useMediaQuery(wideQuery);
  const { data } = useConversation(id);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: wide ? 'minmax(0, 1fr) 256px' : 'minmax(0, 1fr)', '& > *': { minHeight: 0, minWidth: 0 } }}>
      <ChatThread id={id} reader={role} Header={StaffHeader} staff={staffParts} sought={sought} />
      {wide && <Box sx={{ borderLeft: '1px solid var(--border)' }}>{data && <ClientAside chat={data.chat} />}</Box>}
    </Box>
  );
}

/** Whose chat it is, its open request, and its actions. */
function StaffHeader({ chat, onUnread }: { chat: Chat | undefined; onUnread: () => void }) {
  const { role } = useUser();
  const [, setParams] = useSearchParams();
  const [about, setAbout] = useState(false);
  const narrow = useMediaQuery(narrowQuery);
  const wide = useMediaQuery(wideQuery);
  const back = () =>
    setParams((before) => {
      before.delete('chat');
      return before;
    });
  return (
    <Box
      sx={{
        minHeight: 52,
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: '8px',
        padding: { xs: '4px 8px', md: '4px 16px' },
        borderBottom: '1px solid var(--border)',
        background: 'var(--surface)',
        containerType: 'inline-size',
      }}
    >
      {narrow && (
        <IconButton aria-label={inboxMessages.back} onClick={back}>
          <ArrowBack />
        </IconButton>
      )}
      {chat && (
        <>
          {/* One line: the state goes below the name where both have no room beside the actions. */}
          <Box sx={{ flex: '1 1 0', minWidth: 0, display: 'flex', alignItems: 'center', gap: '0 8px', [tight]: { display: 'block', ...plainChip } }}>
            {wide ? <Name chat={chat} /> : <NameThatTells chat={chat} onOpen={() => setAbout(true)} />}
            <ChatStatusChip chat={chat} />
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 1 }, flex: 'none' }}>
            <StaffActions
              chat={chat}
              role={role}
              onUnread={() => {
                onUnread();
                back();
              }}
            />
          </Box>
          {!wide && (
            <ResponsiveDrawer open={about} onClose={() => setAbout(false)} title={inboxMessages.about}>
              <ClientAside chat={chat} />
            </ResponsiveDrawer>
          )}
        </>
      )}
    </Box>
  );
}

function Name({ chat }: { chat: Chat }) {
  return (
    <Box component="h2" className="cut" sx={{ typography: 'h4', minWidth: 0 }}>
      {chat.client_name}
    </Box>
  );
}

/** The name opens what would be beside the conversation if there were room. */
function NameThatTells({ chat, onOpen }: { chat: Chat; onOpen: () => void }) {
  return (
    <Box component="h2" sx={{ typography: 'h4', minWidth: 0, display: 'flex' }}>
      <BareButton type="button" aria-haspopup="dialog" title={inboxMessages.about} onClick={onOpen} style={{ minWidth: 0, minHeight: 24, gap: 6 }}>
        <span className="cut">{chat.client_name}</span>
        <Info aria-hidden="true" sx={{ flex: 'none', fontSize: 16, color: 'text.tertiary' }} />
      </BareButton>
    </Box>
  );
}
