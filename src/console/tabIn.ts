/** The names of a page's tabs, in order. */
export function tabNames<Name extends string>(tabs: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(tabs).filter((name): name is Name => Object.hasOwn(tabs, name));
}

/** The tab an address names in `?tab=`; `first` where it names none. */
export function tabIn<Name extends string>(tabs: Readonly<Record<Name, unknown>>, first: Name, search: URLSearchParams): Name {
  return tabNames(tabs).find((name) => name === search.get('tab')) ?? first;
}
