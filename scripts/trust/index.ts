// `npm run trust`: proves anew what docs/trust.md says, and writes its tables and docs/access.md. `npm run trust -- --only fuzz` proves one row (or several, by
// commas). A row that does not hold makes the command fail; one that cannot be proven here says so, and keeps nothing of an earlier run.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { machine } from '../bench/page.ts';
import { accessPage } from './access-page.ts';
import { asvsTable, readAsvs } from './asvs.ts';
import type { Printed } from './outcome.ts';
import { put, withProofs, type Proven } from './page.ts';
import { commandOf, rows, type Row } from './rows.ts';

const page = 'docs/trust.md';
/** No row takes longer, in ms. */
const longest = 30 * 60_000;

const { values: flags } = parseArgs({ options: { only: { type: 'string' } } });
const asked = flags.only?.split(',');
const unknown = asked?.filter((name) => !rows.some((row) => row.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no row ${unknown.join(', ')}. Rows: ${rows.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

/** Runs a command to its end, in a group of its own, so that one that hangs is ended with all it has started. */
function run(command: string): Promise<Printed> {
  return new Promise((resolve) => {
    const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let text = '';
    child.stdout.on('data', (chunk) => (text += String(chunk)));
    child.stderr.on('data', (chunk) => (text += String(chunk)));
    const timer = setTimeout(() => {
      text += `\nNot done within ${longest / 60_000} minutes.`;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, longest);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, text });
    });
  });
}

async function prove(row: Row): Promise<Proven> {
  const begun = Date.now();
  const on = new Date().toISOString().slice(0, 10);
  let shown = '';
  const outcome =
    'prove' in row
      ? row.prove()
      : await run(row.command).then((printed) => {
          shown = printed.text;
          return row.read(printed);
        });
  if (outcome.state === 'failed' && shown) console.log(shown.slice(-6_000));
  const seconds = (Date.now() - begun) / 1_000;
  console.log(`${row.name}: ${outcome.state}, ${outcome.figure} (${Math.round(seconds)} s)`);
  return { ...outcome, what: row.what, command: commandOf(row), on, seconds };
}

const begun = Date.now();
const chosen = rows.filter(({ name }) => !asked || asked.includes(name));
if (chosen.some((row) => 'needsBuild' in row && row.needsBuild)) {
  const built = await run('npm run build');
  if (built.code !== 0) {
    console.error(built.text.slice(-6_000), '\nThe build failed: nothing was proven.');
    process.exit(1);
  }
}
writeFileSync('docs/access.md', accessPage());
const all = rows.map(({ what }) => what);
/** The page is read anew for each: a row may write a section of its own. */
const change = (edit: (text: string) => string) => writeFileSync(page, edit(readFileSync(page, 'utf8')));
change((text) => put(text, 'asvs', asvsTable(readAsvs())));
const proven: Proven[] = [];
for (const row of chosen) {
  const fresh = await prove(row);
  proven.push(fresh);
  // At once: a run that is broken off has said what it had proven.
  change((text) => withProofs(text, [fresh], all));
}
const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
if (!asked) change((text) => put(text, 'run', `All rows in one run of ${minutes} minutes: ${machine()}.`));

const count = (state: Proven['state']) => proven.filter((row) => row.state === state).length;
console.log(`${count('held')} held, ${count('failed')} failed, ${count('not run')} not run, in ${minutes} minutes.`);
process.exitCode = count('failed') > 0 ? 1 : 0;
