// `npm run generate`: reads openapi/, writes generated/, prints what each operation is for. `--check` only tells a difference. Where nothing that it reads or writes
// is other than after the last run, there is nothing to do (stamp.ts); `--check` looks in any case.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GenerateError } from '../../engine/contract/document.ts';
import { fingerprintOf, keepStamp, keptStamp } from './stamp.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const started = performance.now();
const checking = process.argv.includes('--check');
const say = (report: string, end: string): void => {
  if (!process.argv.includes('--quiet')) console.log(report);
  console.log(`${end} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
};

/** Reads the contract and writes what it makes. @throws GenerateError with what is wrong in the contract, or, where only a difference is asked for, with the files that differ */
async function run(fingerprint: string): Promise<void> {
  // Reading, linting and writing are half a second of code: not for a run that has nothing to do.
  const [{ typesOf }, { coverageOf }, { generate }, { houseRules }] = await Promise.all([
    import('./types.ts'),
    import('../coverage/coverage.ts'),
    import('../../engine/contract/generate.ts'),
    import('./house-rules.ts'),
  ]);
  const { files, report, breaking, contract, classified } = await generate(join(root, 'openapi/openapi.yaml'), join(root, 'redocly.yaml'), typesOf, houseRules);
  const coverage = coverageOf(contract, classified);
  files['docs/coverage.md'] = coverage.markdown;
  const left = ['validators', 'resources', 'enums', 'transitions', 'forms', 'acts', 'pages']
    .map((folder) => `generated/${folder}`)
    .flatMap((folder) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true }) : []))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => files[file] === undefined);
  const changed = Object.entries(files).filter(([file, text]) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text);
  if (checking && changed.length + left.length > 0) {
    throw new GenerateError(
      [`These files are not what the contract says; run \`npm run generate\`: ${[...changed.map(([file]) => file), ...left].join(', ')}`],
      breaking,
    );
  }
  // Of operations that are gone.
  for (const file of left) rmSync(join(root, file));
  for (const [file, text] of changed) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  for (const line of breaking) console.log(line);
  const whole = `${report}\n${coverage.gaps.length} cells of docs/coverage.md are missing`;
  const count = Object.keys(files).length;
  say(whole, checking ? 'Generated files are in step' : `Wrote ${changed.length} of ${count} files`);
  // As it was found: what somebody changed meanwhile is not in it. What breaks the released contract is to be said each time.
  if (changed.length + left.length + breaking.length === 0) keepStamp(root, { fingerprint, report: whole, files: count });
}

try {
  const fingerprint = fingerprintOf(root);
  const kept = checking ? null : keptStamp(root, fingerprint);
  if (kept) say(kept.report, `Wrote 0 of ${kept.files} files`);
  else await run(fingerprint);
} catch (error) {
  if (!(error instanceof GenerateError)) throw error;
  for (const problem of error.problems) console.error(`✗ ${problem}`);
  for (const note of error.notes) console.error(note);
  console.error(`${error.problems.length} problem${error.problems.length === 1 ? '' : 's'} in the contract`);
  process.exitCode = 1;
}
