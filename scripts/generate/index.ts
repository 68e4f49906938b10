// `npm run generate`: reads openapi/, writes generated/, prints what each operation is for. `--check` only tells a difference.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { typesOf } from './types.ts';
import { coverageOf } from '../coverage/coverage.ts';
import { GenerateError } from '../../engine/contract/document.ts';
import { generate } from '../../engine/contract/generate.ts';
import { houseRules } from './house-rules.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

try {
  const started = performance.now();
  const { files, report, breaking, contract, classified } = await generate(join(root, 'openapi/openapi.yaml'), join(root, 'redocly.yaml'), typesOf, houseRules);
  const coverage = coverageOf(contract, classified);
  files['docs/coverage.md'] = coverage.markdown;
  const left = ['validators', 'resources', 'enums', 'transitions', 'forms', 'acts', 'pages']
    .map((folder) => `generated/${folder}`)
    .flatMap((folder) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true }) : []))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => files[file] === undefined);
  const checking = process.argv.includes('--check');
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
  if (!process.argv.includes('--quiet')) console.log(`${report}\n${coverage.gaps.length} cells of docs/coverage.md are missing`);
  for (const line of breaking) console.log(line);
  console.log(
    `${checking ? 'Generated files are in step' : `Wrote ${changed.length} of ${Object.keys(files).length} files`} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
  );
} catch (error) {
  if (!(error instanceof GenerateError)) throw error;
  for (const problem of error.problems) console.error(`✗ ${problem}`);
  for (const note of error.notes) console.error(note);
  console.error(`${error.problems.length} problem${error.problems.length === 1 ? '' : 's'} in the contract`);
  process.exitCode = 1;
}
