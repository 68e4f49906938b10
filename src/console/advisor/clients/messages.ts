const clients = (count: number) => (count === 1 ? '1 client' : `${count} clients`);
import { usersLabels } from '../../../../generated/labels.ts';

/** Every word of an advisor's clients. */
export const messages = {
  title: 'Clients',
  loading: 'Loading clients',
  failed: 'The clients did not load',
  none: 'No clients yet',
  noneText: 'Assign clients without an advisor, or move some from another advisor.',
  assign: 'Assign clients',
  selected: (count: number) => `${clients(count)} selected`,
  selectAll: 'Select all clients shown',
  select: (name: string) => `Select ${name}`,
  remove: 'Remove',
  giveTo: 'Move to',
  giveToWhom: 'Another advisor…',
  given: (count: number, to: string) => `${clients(count)} assigned to ${to}`,
  withLoad: (name: string, beside: string) => (beside === '' ? name : `${name} (${beside})`),
  which: 'Which clients',
  inProgress: usersLabels.in_progress,
  all: 'All',
  noneInProgress: 'No clients in progress',
  noneInProgressText: 'Choose All to include closed ones.',
  more: (shown: number, total: number) => `${shown} of ${total} shown`,
  showMore: 'Show more',
  drawer: {
    title: (name: string) => `Assign clients to ${name}`,
    search: 'Search clients',
    others: 'Include other advisors’ clients',
    of: (advisor: string, beside: string) => (beside === '' ? `with ${advisor}` : `with ${advisor}, ${beside}`),
    nobody: 'nobody yet',
    noMatch: 'No clients found',
    noMatchText: 'Every client has an advisor. Check the box above to move clients.',
    submit: (count: number) => (count === 0 ? 'Assign' : `Assign ${clients(count)}`),
    done: (count: number, name: string) => `${clients(count)} assigned to ${name}.`,
  },
} as const;
