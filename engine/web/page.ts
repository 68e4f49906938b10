/** What the page as a whole can do, in one place so that tests can stand in for the browser. */
export const page = {
  /** Loads it anew. */
  reload: () => window.location.reload(),
  /** Leaves for another address, another host too. */
  leave: (address: string) => window.location.assign(address),
};
