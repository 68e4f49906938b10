// Licences of what is shipped, judged: those of the list may be passed on without conditions that reach our own code; whatever else comes along is named here
// with the reason why it may, or the proof fails.
import type { Outcome } from './outcome.ts';

/** By SPDX name. They ask for their text to be kept, and no more. */
const allowed: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
]);

interface Exception {
  packages: RegExp;
  /** As the package names it; a new version with another one is judged anew. */
  licence: string;
  because: string;
}

/** Each with the packages it is for: the same licence elsewhere is refused. */
export const exceptions: readonly Exception[] = [
  { packages: /^@fontsource-variable\/inter$/, licence: 'OFL-1.1', because: 'a font, served as it is under its own name' },
  {
    packages: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    because: 'libvips as a shared library that anybody can exchange, installed by npm and not built in',
  },
  { packages: /^@img\/sharp-win32-/, licence: 'Apache-2.0 AND LGPL-3.0-or-later', because: 'the same for Windows: libvips comes as files of its own' },
  {
    packages: /^@img\/sharp-wasm32$/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    because: 'the same for WebAssembly; fetched on no system we run on',
  },
  {
    packages: /^(css-mediaquery|zipcodes)$/,
    licence: 'BSD',
    because: 'written before SPDX names: the text in the package is the BSD licence with three clauses',
  },
  { packages: /^png-js$/, licence: 'none named', because: 'its LICENSE file is the MIT licence; package.json does not say so' },
];

interface Lock {
  packages: Record<string, { license?: string; dev?: boolean }>;
}

/** Whether an SPDX expression allows passing on: of `OR` one side, of `AND` all. */
export function mayBeShipped(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain.split(' OR ').some((side) => side.split(' AND ').every((name) => allowed.has(name.trim())));
}

/** Judges every package that is shipped. @param lock package-lock.json */
export function licences(lock: string): Outcome {
  const { packages } = JSON.parse(lock) as Lock;
  const counts = new Map<string, number>();
  const refused: string[] = [];
  const excepted = new Map<Exception, number>();
  for (const [path, { license = 'none named', dev }] of Object.entries(packages)) {
    if (path === '' || dev === true) continue;
    const name = path.split('node_modules/').at(-1) ?? path;
    counts.set(license, (counts.get(license) ?? 0) + 1);
    if (mayBeShipped(license)) continue;
    const exception = exceptions.find(({ packages: which, licence }) => licence === license && which.test(name));
    if (exception) excepted.set(exception, (excepted.get(exception) ?? 0) + 1);
    else refused.push(`${name} (${license})`);
  }
  if (refused.length > 0) return { state: 'failed', figure: `not allowed: ${refused.join(', ')}` };
  const said = [...counts].toSorted(([, one], [, other]) => other - one).map(([name, count]) => `${count} ${name}`);
  const reasons = [...excepted].map(([{ packages: which, because }, count]) => `${count} × ${nameOf(which)}: ${because}`);
  return { state: 'held', figure: `${said.join(', ')}. Exceptions: ${reasons.join('; ')}` };
}

const nameOf = (which: RegExp): string =>
  which.source
    .replaceAll(/[\^$\\()]/g, '')
    .replaceAll('|', ', ')
    .replace(/-$/, '-…');
