import PeopleOutline from '@mui/icons-material/PeopleAltOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { MatchAnswer, MatchSource, ProposedTo } from '../../../generated/api.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { Answered } from '../../../engine/web/Answered.tsx';
import { Note } from '../../../engine/web/Note.tsx';
import { RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { EmptyState } from '../../../engine/web/states.tsx';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { useGroupKeys } from '../useGroupKeys.ts';
import { keys } from '../keys.ts';
import { CarBar } from '../match/CarBar.tsx';
import { CarsForClient } from '../match/CarsForClient.tsx';
import { ClientRow, columns } from '../match/ClientRow.tsx';
import { grouped } from '../match/groups.ts';
import { messages } from '../match/messages.ts';
import { ProposeBar } from '../match/ProposeBar.tsx';
import { useMatches, usePropose, type Filter, type Proposal } from '../match/queries.ts';
import { WishBar } from '../match/WishBar.tsx';
import { PageHeader } from '../PageHeader.tsx';

const CarPicker = lazyScreen(() => import('../match/CarPicker.tsx'));
const ProposalPreview = lazyScreen(() => import('../match/ProposalPreview.tsx'));

/** Whom a car fits, who wants what, and which cars the firm knows for a client (`?client=`). All of it is in the address. */
export default function MatchPage() {
  const [search] = useSearchParams();
  const client = search.get('client');
  return client === null ? <Clients /> : <ForClient id={client} />;
}

function ForClient({ id }: { id: string }) {
  const { data } = useQuery(apiQuery(['/users/{id}', id], (signal) => api.GET('/users/{id}', { params: { path: { id } }, signal })));
  return (
    <>
      <PageHeader title={data ? messages.forClient(data.name) : messages.title} />
      <CarsForClient clientId={id} />
    </>
  );
}

function Clients() {
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search);
  const car = carIn(search);
  const query = useMatches(filter, car, true);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [at, setAt] = useState(-1);
  const [isPicking, setIsPicking] = useState(false);
  const [message, setMessage] = useState<string>(messages.messageStart);
  const [previewed, setPreviewed] = useState<Proposal>();
  // One proposal has one id until it is through: pressed again after a lost answer, nobody reads it twice.
  const proposalId = useRef<string>(crypto.randomUUID());
  const [left, setLeft] = useState<ProposedTo['clients']>([]);
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const to = useAreaPath();
  const propose = usePropose((done) => {
    setLeft(done.clients.filter(({ problem }) => problem !== null));
    setChosen([]);
    setPreviewed(undefined);
    setMessage(messages.messageStart);
    proposalId.current = crypto.randomUUID();
  });
  const answer = query.data;
  const rows = grouped(answer?.clients ?? [], car !== undefined).flatMap(({ clients }) => clients);
  const free = chosen.filter((id) => rows.some((row) => row.user_id === id && row.link_status === null));
  const current = rows[at];

  const go = (next: { filter?: Filter; car?: MatchSource | null }) => {
    const wanted = next.filter ?? filter;
    const asked = next.car === undefined ? car : (next.car ?? undefined);
    setLeft([]);
    setSearch({
      ...(Object.keys(wanted).length > 0 ? { filter: JSON.stringify(wanted) } : {}),
      ...(asked ? { car: `${asked.source}:${asked.id}` } : {}),
    });
  };
  const toggle = (id: string) => setChosen((now) => (now.includes(id) ? now.filter((each) => each !== id) : [...now, id]));
  const move = (by: 1 | -1) => {
    const next = Math.max(0, Math.min(rows.length - 1, at + by));
    setAt(next);
    list.current?.querySelectorAll('li')[next]?.scrollIntoView?.({ block: 'nearest' });
  };
  const proposal: Proposal | undefined = car && free.length > 0 ? { car, client_ids: free, message: message.trim() || null } : undefined;
  const send = (asked: Proposal | undefined) => asked && propose.mutate({ ...asked, proposal_id: proposalId.current });
  useGroupKeys(
    keys.match,
    {
      next: () => move(1),
      previous: () => move(-1),
      choose: () => current && car && current.link_status === null && toggle(current.user_id),
      open: () => current && void navigate(to(`/client-profiles/${current.user_id}`)),
      propose: () => send(proposal),
    },
    isPicking || previewed !== undefined || propose.isPending,
  );
  return (
    <>
      <PageHeader title={messages.title} aside={answer && <span className="num">{messages.of(answer.matching, answer.active)}</span>} />
      <Card sx={{ mb: 4 }}>
        <WishBar filter={filter} onChange={(next) => go({ filter: next })} />
        <CarBar car={car ? (answer?.car ?? null) : null} onChoose={() => setIsPicking(true)} onRemove={() => go({ car: null })} />
      </Card>
      {left.length > 0 && (
        <Box sx={{ mb: 4 }}>
          <Note tone="warning">
            {messages.leftOut}: {left.map(({ client_name, problem }) => `${client_name}. ${problem ?? ''}`).join(' ')}
          </Note>
        </Box>
      )}
      <Card ref={list}>
        <Answered query={query} loading={messages.loading} skeleton={<RowsSkeleton rows={6} />} failed={messages.failed}>
          {(found: MatchAnswer) =>
            found.clients.length === 0 ? (
              <EmptyState icon={<PeopleOutline />} title={messages.none}>
                {messages.noneText}
              </EmptyState>
            ) : (
              <>
                <Head />
                {grouped(found.clients, car !== undefined).map(({ group, clients }) => (
                  <Box key={group} component="section" aria-label={messages.groups[group]}>
                    <Box
                      component="h2"
                      sx={{
                        p: '7px 16px',
                        borderTop: '1px solid var(--border-soft)',
                        background: 'var(--surface-2)',
                        fontSize: 'var(--fs-small)',
                        fontWeight: 'var(--w-medium)',
                        color: 'text.secondary',
                      }}
                    >
                      {messages.groups[group]} <span className="num">{clients.length}</span>
                    </Box>
                    <ul>
                      {clients.map((row) => (
                        <ClientRow
                          key={row.user_id}
                          client={row}
                          hasCar={car !== undefined}
                          isCurrent={row.user_id === current?.user_id}
                          isChosen={free.includes(row.user_id)}
                          onChoose={() => toggle(row.user_id)}
                        />
                      ))}
                    </ul>
                  </Box>
                ))}
              </>
            )
          }
        </Answered>
      </Card>
      {proposal && (
        <ProposeBar
          count={free.length}
          text={message}
          onText={setMessage}
          isPending={propose.isPending}
          onPreview={() => setPreviewed(proposal)}
          onPropose={() => send(proposal)}
        />
      )}
      {previewed && (
        <Suspense>
          <ProposalPreview proposal={previewed} isPending={propose.isPending} onClose={() => setPreviewed(undefined)} onPropose={() => send(previewed)} />
        </Suspense>
      )}
      {isPicking && (
        <Suspense>
          <CarPicker
            onClose={() => setIsPicking(false)}
            onChoose={(next) => {
              setIsPicking(false);
              go({ car: next });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function Head() {
  const { client, wants, budget, distance, fit, needed } = messages.columns;
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: { xs: 'none', lg: 'grid' },
        gridTemplateColumns: columns,
        gap: '0 12px',
        alignItems: 'center',
        height: 36,
        p: '0 16px 0 8px',
        color: 'text.secondary',
        fontSize: 'var(--fs-small)',
        fontWeight: 'var(--w-medium)',
        '& .n': { textAlign: 'right' },
      }}
    >
      <span />
      <span>{client}</span>
      <span>{wants}</span>
      <span className="n">{budget}</span>
      <span className="n">{distance}</span>
      <span>{fit}</span>
      <span className="n">{needed}</span>
    </Box>
  );
}

/** What the address asks for; an address somebody spoiled asks for nothing. */
function filterIn(search: URLSearchParams): Filter {
  try {
    const value: unknown = JSON.parse(search.get('filter') ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Filter) : {};
  } catch {
    return {};
  }
}

function carIn(search: URLSearchParams): MatchSource | undefined {
  const [source, id = ''] = (search.get('car') ?? '').split(':');
  return (source === 'link' || source === 'listing') && /^[0-9a-f-]{36}$/i.test(id) ? { source, id } : undefined;
}
