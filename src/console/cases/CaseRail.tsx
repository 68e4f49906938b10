import Filter from '@mui/icons-material/FilterListRounded';
import NobodyYet from '@mui/icons-material/PersonAddAlt1Outlined';
import Done from '@mui/icons-material/TaskAltRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDescriptor } from '../../../engine/console/ContractContext.tsx';
import { headingOf } from '../../../engine/console/headingOf.ts';
import { Answered } from '../../../engine/web/Answered.tsx';
import { ChoiceMenu } from '../../../engine/web/ChoiceMenu.tsx';
import { formatNumber } from '../../../engine/web/format.ts';
import { Segmented } from '../../../engine/web/Segmented.tsx';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { EmptyState } from '../../../engine/web/states.tsx';
import { caseKindLabels, caseKindValues, caseStateLabels, caseStateValues } from '../../../generated/enums.ts';
import { listCasesLimits } from '../../../generated/limits.ts';
import { useUser } from '../../api/session.ts';
import { usePollEvery } from '../../kit/live/live.ts';
import { useNow } from '../../kit/live/useNow.ts';
import { PaneSearch } from '../PaneSearch.tsx';
import { CaseRow } from './CaseRow.tsx';
import { grouped, type CaseGroup } from './groups.ts';
import { kindIcons } from './kindIcons.tsx';
import { messages } from './messages.ts';
import { caseCountsQuery, caseStep, casesQuery } from './queries.ts';
import { tableSearch, useDesk, type Whose } from './useDesk.ts';

const pollMs = 30_000;
const inks: Readonly<Record<CaseGroup, string>> = { overdue: 'error.main', today: 'var(--turn-ink)', later: 'text.secondary' };

/** Every case in scope, what is due first on top: all, the reader's or nobody's, of every kind or of one. */
export function CaseRail() {
  const { id } = useUser();
  const desk = useDesk();
  const navigate = useNavigate();
  const resource = useDescriptor();
  const heading = headingOf(resource);
  const people = resource.fields.find(({ name }) => name === 'owner_id')?.reference?.resource ?? '';
  const now = useNow();
  const [count, setCount] = useState(caseStep);
  const [searching, setSearching] = useState(false);
  const [typed, setTyped] = useState('');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const words = useDeferredValue(typed.trim());
  const counts = useQuery(caseCountsQuery(id)).data;
  const owner = desk.whose === 'mine' ? { id } : desk.whose === 'unowned' ? ('nobody' as const) : undefined;
  const query = useQuery({
    ...casesQuery({ state: desk.state, kind: desk.kind, owner, words }, count),
    refetchInterval: usePollEvery(pollMs),
    placeholderData: keepPreviousData,
  });
  const rows = query.data?.rows ?? [];
  const total = query.data?.total ?? 0;
  const isAll = desk.whose === 'all' && desk.kind === undefined && words === '';
  const closeSearch = () => {
    setTyped('');
    setSearching(false);
  };
  const owners = [
    ['all', messages.all, counts?.count],
    ['mine', messages.mine, counts?.mine],
    ['unowned', messages.unowned, counts?.unowned],
  ] as const satisfies readonly (readonly [Whose, string, number | undefined])[];
  const named = (name: string, many: number | undefined) => (many === undefined || desk.state !== 'open' ? name : `${name} ${formatNumber(many)}`);
  return (
    <Box
      component="section"
      aria-label={messages.list}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0, height: '100%', background: 'var(--surface)' }}
    >
      <PaneSearch
        title={
          <>
            {heading}{' '}
            <Box component="span" className="num" sx={{ color: 'text.secondary', fontWeight: 'var(--w-regular)' }}>
              {desk.state === 'open' ? counts && messages.open(formatNumber(counts.count)) : caseStateLabels[desk.state]}
            </Box>
          </>
        }
        label={messages.search}
        maxLength={listCasesLimits.q}
        isOpen={searching}
        typed={typed}
        onType={setTyped}
        onOpen={() => setSearching(true)}
        onClose={closeSearch}
      >
        <IconButton
          aria-label={messages.states}
          title={messages.states}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Filter />
        </IconButton>
        <ChoiceMenu
          open={anchor !== null}
          anchor={anchor}
          region={messages.states}
          fromRight
          onClose={() => setAnchor(null)}
          entries={[
            ...caseStateValues.map((state) => ({
              label: caseStateLabels[state],
              chosen: desk.state === state,
              onChoose: () => desk.go({ state: state === 'open' ? '' : state }),
            })),
            { label: messages.asTable, onChoose: () => void navigate({ search: tableSearch }) },
          ]}
        />
      </PaneSearch>
      <Box sx={{ flex: 'none', padding: '8px 12px', '& > div': { display: 'flex' }, '& > div > button': { flex: 'auto', justifyContent: 'center', px: 1 } }}>
        <Segmented
          label={messages.owners}
          value={desk.whose}
          onChange={(whose) => desk.go({ whose: whose === 'all' ? '' : whose })}
          choices={owners.map(([whose, name, many]) => ({ id: whose, name: named(name, many) }))}
        />
      </Box>
      <Kinds counts={desk.state === 'open' ? counts?.by_kind : undefined} />
      <Box data-list="" sx={{ flex: 1, overflowY: 'auto', minHeight: 0 }}>
        <Answered query={query} loading={messages.loading} skeleton={<RailSkeleton />} failed={messages.failed}>
          {() =>
            rows.length === 0 && (
              <EmptyState
                icon={<Done />}
                title={isAll ? messages.none : messages.noneLike}
                action={
                  !isAll && (
                    <Button
                      variant="outlined"
                      onClick={() => {
                        closeSearch();
                        desk.go({ whose: '', kind: '' });
                      }}
                    >
                      {messages.showAll}
                    </Button>
                  )
                }
              >
                {isAll ? messages.noneHint : messages.noneLikeHint}
              </EmptyState>
            )
          }
        </Answered>
        {(desk.state === 'open' ? grouped(rows, now) : [{ group: undefined, rows }]).map(({ group, rows: some }) => (
          <Box key={group ?? 'all'} component="section" aria-label={group ? messages.groups[group] : undefined}>
            {group && (
              <Box
                component="h2"
                sx={{
                  display: 'flex',
                  justifyContent: 'space-between',
                  padding: '4px 16px',
                  fontSize: 'var(--fs-dense)',
                  lineHeight: '18px',
                  fontWeight: 'var(--w-medium)',
                  background: 'var(--surface-2)',
                  borderBottom: '1px solid var(--border-soft)',
                  color: inks[group],
                }}
              >
                {messages.groups[group]}
                <span className="num">{formatNumber(some.length)}</span>
              </Box>
            )}
            <Box component="ul">
              {some.map((row) => (
                <Box component="li" key={row.id} data-list-row="">
                  <CaseRow
                    row={row}
                    current={row.id === desk.open}
                    search={desk.withParams({ case: row.id }).toString()}
                    nobody={<NobodyYet />}
                    people={people}
                  />
                </Box>
              ))}
            </Box>
          </Box>
        ))}
        {rows.length < total && (
          <Button fullWidth disabled={query.isPlaceholderData} onClick={() => setCount(count + caseStep)}>
            {messages.more(Math.min(caseStep, total - rows.length))}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** As much of a kind's name as there is room for: all of it is read aloud. */
const shortOf = (name: string): string => name.split(' ')[0] ?? name;

/** One kind alone, or every kind: each with its sign and how many wait. */
function Kinds({ counts }: { counts: Readonly<Record<string, number>> | undefined }) {
  const desk = useDesk();
  const shown = caseKindValues.filter((kind) => kind === desk.kind || counts === undefined || (counts[kind] ?? 0) > 0);
  if (shown.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={messages.kinds}
      sx={{ flex: 'none', display: 'flex', justifyContent: 'space-around', padding: '0 4px 8px', borderBottom: '1px solid var(--border-soft)' }}
    >
      {shown.map((kind) => {
        const Icon = kindIcons[kind];
        const isChosen = desk.kind === kind;
        return (
          <Box
            key={kind}
            component="button"
            type="button"
            aria-pressed={isChosen}
            aria-label={[caseKindLabels[kind], counts?.[kind]].filter((part) => part !== undefined).join(' ')}
            title={caseKindLabels[kind]}
            onClick={() => desk.go({ kind: isChosen ? '' : kind })}
            sx={{
              display: 'grid',
              justifyItems: 'center',
              flex: 1,
              minWidth: 0,
              minHeight: 40,
              padding: '3px 2px',
              '& > span': { display: 'inline-flex', alignItems: 'center', gap: '6px', color: 'var(--text)' },
              '& > small': { fontSize: 'var(--fs-small)', lineHeight: '16px' },
              border: 0,
              borderRadius: 'var(--r-sm)',
              background: 'none',
              color: 'var(--text-2)',
              fontSize: 'var(--fs-dense)',
              cursor: 'pointer',
              '@media (pointer: coarse)': { minHeight: 44 },
              '& .MuiSvgIcon-root': { fontSize: 18 },
              '&:hover': { background: 'var(--hover)' },
              '&[aria-pressed="true"]': { background: 'var(--accent-soft)', color: 'var(--accent-ink)', fontWeight: 'var(--w-medium)' },
            }}
          >
            <span>
              <Icon />
              {counts && <span className="num">{formatNumber(counts[kind] ?? 0)}</span>}
            </span>
            <small aria-hidden="true">{shortOf(caseKindLabels[kind])}</small>
          </Box>
        );
      })}
    </Box>
  );
}

function RailSkeleton() {
  return (
    <Box>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Box key={row} sx={{ display: 'grid', gap: '6px', padding: '12px 16px 12px 44px', height: 77, borderBottom: '1px solid var(--border-soft)' }}>
          <Skeleton width="50%" height={12} />
          <Skeleton width="90%" height={12} />
          <Skeleton width="40%" height={12} />
        </Box>
      ))}
    </Box>
  );
}
