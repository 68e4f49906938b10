import { inSentence } from '../../../engine/contract/inSentence.ts';

/** The words of a worksheet's rows. */
export const messages = {
  add: (what: string) => `Add ${inSentence(what)}`,
  remove: (what: string, position: number) => `Remove ${inSentence(what)} ${position}`,
  none: 'None',
  noneOf: (line: string) => `${line}: none`,
  rowLabel: (what: string, position: number) => `${what} ${position}`,
} as const;
