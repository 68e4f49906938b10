/** Messages for two people changing the same field. */
export const messages = {
  by: (name: string, when: string) => `${name} saved this ${when}.`,
  byYou: (when: string) => `You saved this elsewhere ${when}.`,
  bySomeone: (when: string) => `Someone else saved this ${when}.`,
  meanwhile: 'a moment ago',
  ask: (labels: string) => `You both changed ${labels}. Which should we keep?`,
  askYourself: (labels: string) => `You changed ${labels} in both places. Which should we keep?`,
  cameIn: (labels: string) => `Also updated: ${labels}.`,
  yours: 'Yours',
  theirs: 'Theirs',
  here: 'Here',
  there: 'Elsewhere',
  side: (whose: string, value: string) => `${whose}: ${value}`,
  nothing: 'Nothing',
  field: 'Field',
  save: 'Save',
} as const;
