import Forum from '@mui/icons-material/ForumOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { Chat } from '../../../generated/api.ts';
import { listChatsLimits } from '../../../generated/limits.ts';
import { chatEmployeeStatusLabels } from '../../../generated/enums.ts';
import { usePollEvery } from '../../kit/live/live.ts';
import { Answered } from '../../../engine/web/Answered.tsx';
import { Avatar } from '../../../engine/web/Avatar.tsx';
import { formatNumber } from '../../../engine/web/format.ts';
import { Segmented } from '../../../engine/web/Segmented.tsx';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { EmptyState } from '../../../engine/web/states.tsx';
import { AdvisorChoice } from './AdvisorChoice.tsx';
import { ChatStateLine } from './ChatState.tsx';
import { messages } from '../../features/chat/messages.ts';
import { inboxMessages } from './messages.ts';
import { inboxPollMs, inboxQuery, inboxStep, type InboxView } from '../../features/chat/queries.ts';
import { shortMoment } from '../../features/chat/when.ts';
import { Found } from '../Found.tsx';
import { PaneSearch } from '../PaneSearch.tsx';

interface InboxProps {
  view: InboxView;
  onView: (view: InboxView) => void;
  selected: string | undefined;
  onSelect: (chat: Chat) => void;
  /** Whose chats, for users who may see others' than their own. */
  advisor?: string | undefined;
  onAdvisor?: (advisor: string | undefined) => void;
}

const views = [
  ['needs_reply', chatEmployeeStatusLabels.needs_reply],
  ['unread', inboxMessages.unread],
  ['all', inboxMessages.all],
  ['desk', messages.desk],
] as const;

/** Every chat in scope: those that need a reply with the longest waiting on top, all, or the desk's. */
export function Inbox({ view, onView, selected, onSelect, advisor, onAdvisor }: InboxProps) {
  const [count, setCount] = useState(inboxStep);
  const [searching, setSearching] = useState(false);
  const [viewBefore, setViewBefore] = useState(view);
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const words = asked.split(/\s+/);
  const query = useQuery({ ...inboxQuery(view, asked, advisor, count), refetchInterval: usePollEvery(inboxPollMs), placeholderData: keepPreviousData });
  const rows = query.data?.rows ?? [];
  const total = query.data?.total ?? 0;
  // Of all chats: what was said long ago waits for no reply. The desk's are a list of their own.
  const openSearch = () => {
    setSearching(true);
    setViewBefore(view);
    if (view !== 'desk') onView('all');
  };
  const closeSearch = () => {
    setTyped('');
    setSearching(false);
    if (view === 'all') onView(viewBefore);
  };
  return (
    <Box
      component="section"
      aria-label={inboxMessages.inbox}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0, height: '100%', background: 'var(--surface)' }}
    >
      <PaneSearch
        title={inboxMessages.inbox}
        label={inboxMessages.searchChats}
        maxLength={listChatsLimits.q}
        isOpen={searching}
        typed={typed}
        onType={setTyped}
        onOpen={openSearch}
        onClose={closeSearch}
      />
      <Box
        sx={{
          padding: '8px 12px',
          borderBottom: '1px solid var(--border-soft)',
          flex: 'none',
          '& > div': { display: 'flex' },
          '& > div > button': { flex: 'auto', justifyContent: 'center', padding: '0 5px', fontSize: 'var(--fs-small)' },
        }}
      >
        <Segmented
          label={inboxMessages.inbox}
          value={view}
          onChange={onView}
          choices={views.map(([id, name]) => ({
            id,
            name: view === id && query.data && !query.isPlaceholderData ? `${name} ${formatNumber(query.data.total)}` : name,
          }))}
        />
      </Box>
      {onAdvisor && <AdvisorChoice advisor={advisor} onChoose={onAdvisor} />}
      <Box sx={{ flex: 1, overflowY: 'auto', minHeight: 0 }}>
        <Answered query={query} loading={messages.loadingInbox} skeleton={<InboxSkeleton />} failed={messages.inboxFailed}>
          {() =>
            rows.length === 0 && (
              <EmptyState
                icon={<Forum />}
                title={asked === '' ? inboxMessages.noChats[view] : inboxMessages.nothingFound}
                action={
                  asked !== '' ? (
                    <Button variant="outlined" onClick={closeSearch}>
                      {inboxMessages.clearSearch}
                    </Button>
                  ) : (
                    view !== 'all' && (
                      <Button variant="outlined" onClick={() => onView('all')}>
                        {inboxMessages.allChats}
                      </Button>
                    )
                  )
                }
              >
                {asked === '' ? inboxMessages.noChatsHint[view] : inboxMessages.nothingFoundHint}
              </EmptyState>
            )
          }
        </Answered>
        <Box component="ul">
          {rows.map((chat) => (
            <Box component="li" key={chat.id}>
              <InboxRow chat={chat} words={words} current={chat.id === selected} onSelect={() => onSelect(chat)} />
            </Box>
          ))}
        </Box>
        {rows.length < total && (
          <Button fullWidth disabled={query.isPlaceholderData} onClick={() => setCount(count + inboxStep)}>
            {inboxMessages.moreChats(Math.min(inboxStep, total - rows.length))}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** Placeholders for the rows: a face, a name, the last message and the chat's status. */
function InboxSkeleton() {
  return (
    <Box>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Box
          key={row}
          sx={{
            display: 'grid',
            gridTemplateColumns: '28px minmax(0, 1fr)',
            gap: '0 10px',
            padding: '10px 14px',
            borderBottom: '1px solid var(--border-soft)',
          }}
        >
          <Skeleton width={28} height={28} sx={{ borderRadius: '50%' }} />
          <Box sx={{ display: 'grid', gap: '6px', height: 57, alignContent: 'center' }}>
            <Skeleton width="55%" height={12} />
            <Skeleton width="85%" height={12} />
            <Skeleton width="40%" height={12} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function InboxRow({ chat, words, current, onSelect }: { chat: Chat; words: readonly string[]; current: boolean; onSelect: () => void }) {
  const unread = chat.unread > 0;
  const mineLast = chat.employee_status === 'waiting_on_client' && chat.last_text !== null;
  return (
    <ButtonBase
      onClick={onSelect}
      aria-current={current ? 'true' : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: '28px minmax(0, 1fr) auto',
        gap: '0 10px',
        width: '100%',
        padding: '10px 14px',
        textAlign: 'left',
        alignItems: 'start',
        borderBottom: '1px solid var(--border-soft)',
        fontSize: 'var(--fs-dense)',
        lineHeight: '18px',
        '&:hover': { background: 'var(--hover)' },
        '&[aria-current]': { background: 'var(--selected)' },
        '&:focus-visible': { outlineOffset: '-2px' },
      }}
    >
      <Box sx={{ gridRow: '1 / 4' }}>
        <Avatar name={chat.client_name} size="sm" />
      </Box>
      <Box component="span" className="cut" sx={{ fontWeight: unread ? 'var(--w-strong)' : 'var(--w-medium)' }}>
        {chat.client_name}
        {unread && <span className="vh">, {messages.unread(chat.unread)}</span>}
      </Box>
      <Box component="time" dateTime={chat.last_message_at ?? undefined} sx={{ fontSize: 'var(--fs-small)', color: 'text.tertiary' }}>
        {chat.last_message_at && shortMoment(chat.last_message_at)}
      </Box>
      <Box component="span" className="cut" sx={{ gridColumn: '2 / 4', color: unread ? 'text.primary' : 'text.secondary' }}>
        {typeof chat.found_text === 'string' ? (
          <Found text={chat.found_text} words={words} />
        ) : mineLast ? (
          inboxMessages.youPrefix(chat.last_text ?? '')
        ) : (
          chat.last_text
        )}
      </Box>
      <Box component="span" sx={{ gridColumn: '2 / 4', mt: '3px' }}>
        <ChatStateLine chat={chat} />
      </Box>
    </ButtonBase>
  );
}
