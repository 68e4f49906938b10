// `npm run font`: cuts Inter down to what almost every page is set in, into src/kit/theme/inter. To be run again where the typeface or the text below
// changes. Other characters (accents, other scripts) come from the whole typeface, which the browser fetches where it meets one.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { shared } from '../../engine/web/theme/tokens.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const whole = join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2');
const folder = join(root, 'src/kit/theme/inter');

/** English, addresses and figures: ASCII without what is for programmers, the marks of our sentences, and the accents of Spanish names. */
const text = [
  ...Array.from({ length: 0x5f }, (_, at) => String.fromCodePoint(0x20 + at)).filter((sign) => !'`^~{}|\\'.includes(sign)),
  ...'\u00a0\u200b\u202f–—‘’“”…•·×→−áéíóúüñÉ',
].join('');

const cut = await subsetFont(readFileSync(whole), text, {
  targetFormat: 'woff2',
  // From text to the strongest heading; headings keep their optical size.
  variationAxes: { wght: { min: 400, max: Number(shared['w-strong']) } },
  keepFeatures: ['kern', 'tnum'],
});
const hex = (point: number): string => point.toString(16).toUpperCase();
const points = [...new Set([...text].map((sign) => sign.codePointAt(0) ?? 0))].toSorted((one, other) => one - other);
const starts = points.filter((point) => !points.includes(point - 1));
const ends = points.filter((point) => !points.includes(point + 1));
const ranges = starts.map((start, at) => (ends[at] === start ? `U+${hex(start)}` : `U+${hex(start)}-${hex(ends[at] ?? start)}`));
writeFileSync(join(folder, 'inter.woff2'), cut);
/** One face of the typeface: where it is, and its characters. */
const face = (file: string, range: string): string => `@font-face {
  font-family: 'Inter Variable';
  font-style: normal;
  font-display: swap;
  font-weight: 100 900;
  src: url(${file}) format('woff2-variations');
  unicode-range: ${range};
}
`;
/** The scripts whose every character is Inter's; what is written in another comes in the device's own typeface, and costs no page its description. */
const scripts = ['latin-ext', 'latin'] as const;
const unicode: Record<(typeof scripts)[number], string> = JSON.parse(readFileSync(join(root, 'node_modules/@fontsource-variable/inter/unicode.json'), 'utf8'));
writeFileSync(
  join(folder, 'inter.css'),
  `/* Written by \`npm run font\`. Do not edit. Of two faces that have a character the browser takes the later. */
${scripts.map((script) => face(`@fontsource-variable/inter/files/inter-${script}-opsz-normal.woff2`, unicode[script])).join('\n')}
${face('./inter.woff2', ranges.join(', '))}`,
);
console.log(`${text.length} characters, ${cut.length} bytes`);
