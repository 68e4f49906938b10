import { inSentence } from '../../contract/inSentence.ts';

/** Every word of a record's page that lists and forms do not need. */
export const pageMessages = {
  next: 'Next',
  openOne: (singular: string) => `Open ${inSentence(singular)}`,
  keyFigures: 'Key figures',
  inUseBy: 'In use by',
  countingUses: 'Counting what uses it',
  ofMost: (most: string) => `of ${most}`,
  all: (total: string) => `All ${total}`,
  allOf: (total: string, label: string) => `All ${total} ${inSentence(label)}`,
  noneYet: (label: string) => `No ${inSentence(label)} yet`,
  pressToEdit: 'Press a value to edit',
  editField: (label: string) => `Edit ${inSentence(label)}`,
  showEmpty: (count: number) => `Show ${count} empty ${count === 1 ? 'field' : 'fields'}`,
  hideEmpty: 'Hide empty fields',
  savedField: (label: string) => `${label} saved`,
  saveAgain: (saved: string) => `${saved} Save again to replace it.`,
  history: 'History',
  historyFailed: 'The history did not load.',
  changed: (what: string, fields: string) => `${what}: ${fields}`,
  nothingNext: 'Nothing to do here. Keep the details up to date.',
  tryAgain: 'Try again',
} as const;
