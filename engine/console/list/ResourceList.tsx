import Add from '@mui/icons-material/AddRounded';
import Inbox from '@mui/icons-material/InboxOutlined';
import SearchOff from '@mui/icons-material/SearchOffRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { Navigate, Link as RouterLink, useLocation } from 'react-router';
import { PageTitle } from '../../web/PageTitle.tsx';
import { EmptyState } from '../../web/states.tsx';
import { ActionButtons } from '../actions/ActionButtons.tsx';
import { useAllows, useContract, useDescriptor, useSummary } from '../ContractContext.tsx';
import { headingOf } from '../headingOf.ts';
import { messages } from '../messages.ts';
import { createPath } from '../paths.ts';
import { defaultSort } from './defaultSort.ts';
import { ExportButton } from './ExportButton.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListBody } from './ListBody.tsx';
import { wholeAddress } from './listAddress.ts';
import { rowsAtFirst } from './rowsAtFirst.ts';
import { totalText } from './total.ts';

/** Typing rests this long before it is searched, in ms. */
const searchRest = 250;
const quiet = { onError: () => undefined };

interface ResourceListProps {
  /** What all its rows have: it is in every filter, and is neither shown as one nor taken off. Always the same object. */
  always?: Readonly<Record<string, unknown>>;
  /** The filter while the address says none, and the reader's last visit neither; the reader may take it off. */
  startWith?: Readonly<Record<string, unknown>>;
  /** The field it begins ordered by, the lowest first; without it, the newest. */
  orderBy?: string;
  /** Above search and filters, within the list’s context. */
  above?: ReactNode;
  /** Beside the actions the contract makes. */
  actions?: ReactNode;
}

/** A resource's list: search, filters, table, pages and actions, its state in the address. */
export default function ResourceList({ always, startWith, orderBy, above, actions }: ResourceListProps = {}) {
  const resource = useDescriptor();
  const { search } = useLocation();
  const sort = defaultSort(resource, orderBy);
  const whole = wholeAddress(search, { filter: startWith, sort });
  // Before the list reads the address: what it has read it keeps.
  if (whole !== null) return <Navigate to={{ search: whole }} replace />;
  return (
    <ListBase
      disableAuthentication
      perPage={rowsAtFirst}
      sort={sort}
      debounce={searchRest}
      filter={always}
      filterDefaultValues={startWith}
      queryOptions={quiet}
      exporter={false}
    >
      <ListHeader more={actions} />
      {above}
      <FilterBar always={always} />
      <Card sx={{ overflow: 'visible' }}>
        <ListBody empty={<Nothing always={always} startWith={startWith} />} />
      </Card>
    </ListBase>
  );
}

function ListHeader({ more }: { more: ReactNode }) {
  const resource = useDescriptor();
  const { basename } = useContract();
  const allows = useAllows();
  const { total, filterValues, isPending } = useListContext();
  const actions = resource.actions.filter((action) => action.on === 'collection' && action.method !== 'get' && allows(action));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', minHeight: 36, mb: 4 }}>
      <PageTitle title={headingOf(resource)} waits={isPending} />
      <Box
        component="h1"
        sx={{ fontSize: 'var(--fs-title)', lineHeight: 'var(--lh-title)', fontWeight: 'fontWeightBold', letterSpacing: 'var(--tr-h1)', whiteSpace: 'nowrap' }}
      >
        {headingOf(resource)}
      </Box>
      {total !== undefined && (
        <Box component="span" className="num" sx={{ color: 'text.tertiary', fontSize: 'var(--fs-ui)' }}>
          {totalText(total)}
        </Box>
      )}
      <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 2, '& .only-wide': { display: { xs: 'none', md: 'inline' } } }}>
        <ActionButtons actions={actions} given={filterValues} />
        {more}
        <ExportButton />
        {allows(resource.create) && (
          <Button
            component={RouterLink}
            to={createPath(basename, resource.segment)}
            variant="contained"
            startIcon={<Add />}
            aria-label={messages.create(resource.singular)}
          >
            <span className="only-wide">{messages.create(resource.singular)}</span>
          </Button>
        )}
      </Box>
    </Box>
  );
}

function Nothing({ always, startWith }: Pick<ResourceListProps, 'always' | 'startWith'>) {
  const { filterValues } = useListContext();
  return isNarrowed(filterValues, { ...startWith, ...always }) ? (
    <NothingFits />
  ) : (
    <NothingYet isPart={startWith !== undefined && Object.keys(filterValues).length > 0} />
  );
}

/** The reader narrowed the list; what the page began with is no doing of theirs. */
function isNarrowed(filter: Readonly<Record<string, unknown>>, startWith: ResourceListProps['startWith'] = {}): boolean {
  return Object.entries(filter).some(([name, value]) => value !== startWith[name]);
}

function NothingFits() {
  const resource = useDescriptor();
  const { setFilters } = useListContext();
  return (
    <EmptyState
      icon={<SearchOff />}
      title={messages.noMatch(resource.label)}
      action={
        <Button variant="outlined" onClick={() => setFilters({})}>
          {messages.clearFilters}
        </Button>
      }
    >
      {messages.noMatchExplained}
    </EmptyState>
  );
}

/** The contract says where the records come from; the way on is to make the first one, or to go to what they come from. */
function NothingYet({ isPart }: { isPart: boolean }) {
  const resource = useDescriptor();
  const { basename } = useContract();
  const allows = useAllows();
  const source = useSummary(resource.source ?? '');
  const isMade = allows(resource.create);
  const target = isMade ? resource : allows(source?.list) ? source : undefined;
  return (
    <EmptyState
      icon={<Inbox />}
      title={isPart ? messages.noneNow(resource.label) : messages.empty(resource.label)}
      action={
        target && (
          <Button component={RouterLink} to={isMade ? createPath(basename, target.segment) : `${basename}/${target.segment}`} variant="outlined">
            {isMade ? messages.create(target.singular) : messages.toList(target.label)}
          </Button>
        )
      }
    >
      {resource.empty ?? messages.emptyExplained(resource.label)}
    </EmptyState>
  );
}
