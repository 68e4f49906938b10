import Forum from '@mui/icons-material/ForumOutlined';
import Search from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { Chat } from '../../../generated/api.ts';
import { sentenceOf } from '../../api/problem.ts';
import { usePollEvery } from '../live/live.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { formatNumber } from '../ui/format.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { Loading, RowsSkeleton } from '../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { ChatStanding } from './ChatState.tsx';
import { messages as words } from './messages.ts';
import { inboxPollMs, inboxQuery, type InboxView } from './queries.ts';
import { shortMoment } from './when.ts';

interface InboxProps {
  view: InboxView;
  onView: (view: InboxView) => void;
  selected: string | undefined;
  onSelect: (chat: Chat) => void;
}

const views = [
  ['needs_reply', words.needsReply],
  ['all', words.all],
  ['desk', words.desk],
] as const;

/** Every chat in scope: those that need a reply with the longest waiting on top, all, or the desk's. */
export function Inbox({ view, onView, selected, onSelect }: InboxProps) {
  const [searching, setSearching] = useState(false);
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const query = useQuery({ ...inboxQuery(view, asked), refetchInterval: usePollEvery(inboxPollMs), placeholderData: keepPreviousData });
  const rows = query.data?.rows ?? [];
  return (
    <Box
      component="section"
      aria-label={words.inbox}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0, height: '100%', background: 'var(--surface)' }}
    >
      <Box sx={{ height: 52, flex: 'none', display: 'flex', alignItems: 'center', gap: 2, px: 4, borderBottom: '1px solid var(--border)' }}>
        {searching ? (
          <InputBase
            autoFocus
            fullWidth
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              setTyped('');
              setSearching(false);
            }}
            placeholder={words.searchChats}
            slotProps={{ input: { 'aria-label': words.searchChats, type: 'search', maxLength: 100 } }}
          />
        ) : (
          <Box component="h1" sx={{ typography: 'h4', flex: 1 }}>
            {words.inbox}
          </Box>
        )}
        <IconButton
          aria-label={words.searchChats}
          aria-expanded={searching}
          onClick={() => {
            setTyped('');
            setSearching(!searching);
          }}
        >
          <Search />
        </IconButton>
      </Box>
      <Box
        sx={{
          padding: '8px 12px',
          borderBottom: '1px solid var(--border-soft)',
          flex: 'none',
          '& > div': { display: 'flex' },
          '& button': { flex: 'auto', justifyContent: 'center', padding: '0 6px' },
        }}
      >
        <Segmented
          label={words.inbox}
          value={view}
          onChange={onView}
          choices={views.map(([id, name]) => ({
            id,
            name: view === id && query.data && !query.isPlaceholderData ? `${name} ${formatNumber(query.data.total)}` : name,
          }))}
        />
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', minHeight: 0 }}>
        {query.isPending && (
          <Loading label={words.loadingInbox}>
            <RowsSkeleton rows={6} />
          </Loading>
        )}
        {query.isError && rows.length === 0 && (
          <ErrorState title={words.inboxFailed} onRetry={() => void query.refetch()}>
            {sentenceOf(query.error)}
          </ErrorState>
        )}
        {query.isSuccess && rows.length === 0 && (
          <EmptyState icon={<Forum />} title={asked === '' ? words.noChats : words.nothingFound}>
            {asked === '' ? words.noChatsHint : words.nothingFoundHint}
          </EmptyState>
        )}
        <Box component="ul">
          {rows.map((chat) => (
            <Box component="li" key={chat.id}>
              <InboxRow chat={chat} current={chat.id === selected} onSelect={() => onSelect(chat)} />
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

function InboxRow({ chat, current, onSelect }: { chat: Chat; current: boolean; onSelect: () => void }) {
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
        {unread && <span className="vh">, {words.unread(chat.unread)}</span>}
      </Box>
      <Box component="time" dateTime={chat.last_message_at ?? undefined} sx={{ fontSize: 'var(--fs-small)', color: 'text.tertiary' }}>
        {chat.last_message_at && shortMoment(chat.last_message_at)}
      </Box>
      <Box component="span" className="cut" sx={{ gridColumn: '2 / 4', color: unread ? 'text.primary' : 'text.secondary' }}>
        {mineLast ? words.youPrefix(chat.last_text ?? '') : chat.last_text}
      </Box>
      <Box component="span" sx={{ gridColumn: '2 / 4', mt: '3px' }}>
        <ChatStanding chat={chat} />
      </Box>
    </ButtonBase>
  );
}
