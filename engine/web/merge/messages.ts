/** Messages for two people changing the same field. */
export const messages = {
  by: (name: string, when: string) => `${name} saved this ${when}.`,
  byYou: (when: string) => `You saved this on another device ${when}.`,
  bySomeone: (when: string) => `Someone else saved this ${when}.`,
  meanwhile: 'a moment ago',
  ask: (labels: string) => `You both changed ${labels}. Which one stays?`,
  askYourself: (labels: string) => `${labels} differ. Which one stays?`,
  cameIn: (labels: string) => `Also updated: ${labels}.`,
  yours: 'Yours',
  theirs: 'Theirs',
  here: 'Here',
  there: 'There',
  nothing: 'Nothing',
  field: 'Field',
  save: 'Save',
} as const;
