const clients = (count: number) => (count === 1 ? '1 client' : `${count} clients`);

/** Every word of an employee's clients. */
export const messages = {
  title: 'Clients',
  loading: 'Loading clients',
  failed: 'The clients did not load',
  none: 'No clients yet',
  noneText: 'Assign clients whom nobody works for, or take some over from another advisor.',
  assign: 'Assign clients',
  selected: (count: number) => `${clients(count)} selected`,
  selectAll: 'Select all clients shown',
  select: (name: string) => `Select ${name}`,
  remove: 'Remove',
  removed: (count: number) => `${clients(count)} removed; nobody works for them now.`,
  giveTo: 'Give to',
  giveToWhom: 'Another advisor …',
  given: (count: number, to: string) => `${clients(count)} given to ${to}.`,
  withLoad: (name: string, load: number) => `${name} (${clients(load)})`,
  more: (shown: number, total: number) => `${shown} of ${total} shown`,
  showMore: 'Show more',
  drawer: {
    title: (name: string) => `Assign clients to ${name}`,
    load: (load: number) => `Works for ${clients(load)} now.`,
    search: 'Search clients',
    others: 'Also clients of other advisors',
    of: (advisor: string) => `of ${advisor}`,
    nobody: 'nobody yet',
    noMatch: 'No client found',
    noMatchText: 'Everybody has an advisor. Tick the box above to take clients over.',
    submit: (count: number) => (count === 0 ? 'Assign' : `Assign ${clients(count)}`),
    done: (count: number, name: string) => `${clients(count)} assigned to ${name}.`,
  },
} as const;
