/** The words of a support request's timeline. */
export const messages = {
  timeline: 'Timeline',
  failed: 'The timeline did not load',
  nothing: 'No answer yet',
  wrote: (name: string) => `${name} wrote`,
} as const;
