/** The words of a support request's timeline. */
export const messages = {
  timeline: 'Timeline',
  failed: 'The timeline did not load',
  nothing: 'No answer yet',
  assigned: (name: string | null) => (name === null ? 'Unassigned' : `Assigned to ${name}`),
  by: (name: string | null) => (name === null ? '' : ` by ${name}`),
  wrote: (name: string) => `${name} wrote`,
  setTo: (status: string) => `Set to ${status}`,
} as const;
