// `npm run sentences [word]`: everything a person reads, by screen, each sentence once, where it is first met. With a word only the screens that have it in
// their name; what the people of the demo say, and what the program tells who runs it, are listed by `demo` and `server` alone.
import { linesOf, listed } from './listing.ts';

const screens = [...listed(process.argv[2])];
for (const [area, texts] of screens) console.log(['', `## ${area}`, ...linesOf(texts)].join('\n'));
console.log(`\n${screens.reduce((sum, [, texts]) => sum + texts.length, 0)} texts.`);
