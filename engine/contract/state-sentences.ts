// A record's state as a sentence for its reader: a row of `x-transitions` beside the moves. A refused move says it, with the way out.

/** One sentence for everyone, or by role, and for `others`. `{name}` and the like are filled in by what keeps the states. */
export type StateSentence = string | Readonly<Record<string, string>>;

/** A row of `x-transitions` that says a state. */
export interface StateEntry {
  state: string;
  says: StateSentence;
}

const isSaid = (row: object): row is StateEntry => 'says' in row;

/** The moves among the rows of `x-transitions`, each with its place. */
export function movesIn<Move extends object>(rows: readonly (Move | StateEntry)[] = []): { move: Move; index: number }[] {
  return rows.flatMap((row, index) => (isSaid(row) ? [] : [{ move: row, index }]));
}

/** The states among them that are said, each with its place. */
export function statesSaid(rows: readonly object[] = []): (StateEntry & { index: number })[] {
  return rows.flatMap((row, index) => (isSaid(row) ? [{ state: row.state, says: row.says, index }] : []));
}

/** The sentence of a state for a reader; undefined where the contract has none. @param about what its parameters stand for */
export function stateSentence(says: StateSentence | undefined, role: string, about: Readonly<Record<string, string>> = {}): string | undefined {
  const sentence = typeof says === 'object' ? (says[role] ?? says['others']) : says;
  return sentence?.replaceAll(/\{(\w+)\}/g, (_place, name: string) => about[name] ?? '');
}

/** The parameters of a sentence. */
export const parametersOf = (sentence: string): string[] => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
