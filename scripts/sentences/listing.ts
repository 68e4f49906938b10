// What `npm run sentences` prints: each sentence once, where a person first meets it, its screen above it; labels side by side on one line.
import { sentencesOfResources, sentencesTakenBy } from './from-descriptors.ts';
import { sentencesOf, spokenFiles, type Sentence } from './from-source.ts';

/** The rooms in the order in which a person meets them: screens first, then refusals and letters, then the demo. */
const order = ['src/public', 'src/features', 'src/portal', 'src/console', 'console: ', 'engine/console', 'src', 'engine', 'domain', 'server', 'server/demo'];

/** Answers to programs, and what the demo's cars and people are called: not sentences. */
const unsaid = /^(?:Connection|Content-|X-Request-Id|HTTP)|^\W*\{[^}]*\}\W*$|\.(?:pdf|csv|jpg)$/;
/** What a letter is for, and the examples it is shown with. */
const ofLetters = /^server\/events\/mail\/.*\.(?:when|samples\..*)$|exampleReceipt/;
/** Rooms of the contract's tools, which speak to developers. */
const forDevelopers = /^engine\/contract$|^server\/(?:media|outbox|ports\/files)$/;

export function rankOf(area: string): number {
  const fitting = order.filter((room) => area.startsWith(room)).toSorted((a, b) => b.length - a.length)[0];
  return fitting === undefined ? order.length : order.indexOf(fitting);
}

/** Left out unless asked for by name: what the people of the demo say, and what the program tells who runs it. */
const askedFor = /^server(?:\/demo)?$/;

/** A label: a few words that end in no mark. */
const isLabel = (text: string): boolean => text.split(/\s+/).length <= 5 && !/[.?!:…]$/.test(text);

/** All that is read, screen by screen; each text once. */
export function listed(wanted = ''): ReadonlyMap<string, readonly string[]> {
  const files = spokenFiles();
  const source: Sentence[] = files.flatMap((file) => [...sentencesOf(file), ...(file.startsWith('src/') ? sentencesTakenBy(file) : [])]);
  const all = [...source, ...sentencesOfResources()]
    .filter(({ part, area, place, text }) => !part && !ofLetters.test(place) && !forDevelopers.test(area) && !unsaid.test(text))
    .toSorted((a, b) => rankOf(a.area) - rankOf(b.area) || a.area.localeCompare(b.area));
  const screens = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const { area, text, spoken = text } of all) {
    const said = spoken.replaceAll(/\s+/g, ' ').trim();
    if (seen.has(said)) continue;
    seen.add(said);
    // Of the demo its sentences: what cars, colors and people are called is not said by anybody.
    if (area === 'server/demo' && isLabel(said)) continue;
    if (!area.includes(wanted) || (wanted === '' && askedFor.test(area))) continue;
    screens.set(area, [...(screens.get(area) ?? []), said]);
  }
  return screens;
}

const widest = 160;

/** A screen's texts as lines: its labels first, side by side, then a line for each sentence. */
export function linesOf(texts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const label of texts.filter(isLabel)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + label.length + 3 <= widest) lines[lines.length - 1] = `${last} · ${label}`;
    else lines.push(label);
  }
  return [...lines, ...texts.filter((text) => !isLabel(text))];
}
