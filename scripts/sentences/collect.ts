import type { Contract } from '../../engine/contract/document.ts';
import { sentencesOfContract } from './from-contract.ts';
import { sentencesOf, spokenFiles, type Sentence } from './from-source.ts';

/** The rooms in the order in which a person meets them: screens first, then letters and refusals, then the contract, then the demo. */
const order = ['src/public', 'src/features', 'src/portal', 'src/console', 'src', 'engine', 'domain', 'server', 'contract', 'server/demo'];

function rankOf({ area }: Sentence): number {
  const fitting = order.filter((room) => area.startsWith(room)).toSorted((a, b) => b.length - a.length)[0];
  return fitting === undefined ? order.length : order.indexOf(fitting);
}

/** Every sentence a person reads, ordered by where they read it. */
export function allSentences(contract: Contract): Sentence[] {
  const all = [...spokenFiles().flatMap((file) => sentencesOf(file)), ...sentencesOfContract(contract)];
  return all.toSorted((a, b) => rankOf(a) - rankOf(b) || a.area.localeCompare(b.area));
}
