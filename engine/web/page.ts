/** Actions of the page as a whole, in one place so that tests can replace the browser. */
export const page = {
  /** Reloads the page. */
  reload: () => window.location.reload(),
  /** Whether what serves the page answers at all. */
  answers: (): Promise<boolean> =>
    fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    ),
  /** Leaves for another address, another host too. */
  leave: (address: string) => window.location.assign(address),
  /** The same, with nothing to come back to. */
  replace: (address: string) => window.location.replace(address),
};
