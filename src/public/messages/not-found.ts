/** The words of an address that leads nowhere. */
export const notFoundMessages = {
  title: 'This page doesn’t exist',
  text: 'The address may be mistyped, or the page has moved.',
  packageKept: 'We saved your choice',
  home: 'Go to the home page',
} as const;
