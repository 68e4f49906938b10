import type { ActSentences } from '../../contract/descriptor.ts';

/** Every text of an act's sentences, to see what they name. */
export function textsOf({ done, ask, consequence }: ActSentences): string[] {
  return [done?.one, done?.many, ask?.one, ask?.many, ...(consequence?.one ?? []), ...(consequence?.many ?? [])].filter((text) => text !== undefined);
}
