// `npm run sentences [word]`: everything a person reads, by screen, in one listing; with a word only the areas that have it in their name.
import contract from '../../generated/openapi.json' with { type: 'json' };
import type { Contract } from '../../engine/contract/document.ts';
import { allSentences } from './collect.ts';

const [wanted = ''] = process.argv.slice(2);
let area = '';
let count = 0;
for (const sentence of allSentences(contract as unknown as Contract)) {
  if (!sentence.area.includes(wanted)) continue;
  if (sentence.area !== area) console.log(`\n## ${sentence.area}`);
  area = sentence.area;
  count += 1;
  console.log(`${sentence.text.replaceAll('\n', ' / ')}   ‹${sentence.place.slice(sentence.place.indexOf(' ') + 1)}›`);
}
console.log(`\n${count} sentences.`);
