/** The words of an address that leads nowhere. */
export const notFoundMessages = {
  title: 'This page doesn’t exist',
  text: 'The address may be mistyped, or the page has moved.',
  packageKept: 'Your choice is kept',
  home: 'Go to the start page',
} as const;
