// `npm run facts`: what the contract says is said once, forms have one engine, and files are short. Stops at a role, label, limit or path of the contract that
// code types again, at a form beside the engine that own-forms.ts does not name, at an effect of a change that is called by hand, at text hidden by styles of its own, and at a file of more than 300 lines that does not say why.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { contractFacts } from './contract.ts';
import { effectsByHand } from './effects.ts';
import { formProblems, formsOf } from './forms.ts';
import { ownForms } from './own-forms.ts';
import { findingsOf, roleParametersOf, treeOf } from './rules.ts';
import { tooLong } from './sizes.ts';
import { hiddenByHand } from './unseen.ts';

/** Code that ships. Tests say what they expect in words of their own; scripts read the contract, or fill rows for measurements by SQL. */
const ships = (file: string) => /^(?:domain|engine|server|src)\/.*\.tsx?$/.test(file) && !/\.test\.|\/fixture\/|^src\/test\//.test(file);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const facts = contractFacts();
const trees = files.filter(ships).map((file) => treeOf(file, readFileSync(file, 'utf8')));
const takesRoles = new Map<string, Set<number>>();
for (const tree of trees) roleParametersOf(tree, takesRoles);

const problems = [
  ...trees.flatMap((tree) => findingsOf(tree, facts, takesRoles)).map(({ file, line, message }) => `${file}:${line} ${message}`),
  ...formProblems(
    trees.filter(({ fileName }) => /^(?:engine|src)\//.test(fileName)).flatMap((tree) => formsOf(tree)),
    ownForms,
  ),
  ...trees.flatMap((tree) => effectsByHand(tree)),
  ...files.filter(ships).flatMap((file) => hiddenByHand(file, readFileSync(file, 'utf8'))),
  ...files.filter((file) => !file.startsWith('generated/')).flatMap((file) => tooLong(file, readFileSync(file, 'utf8'))),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`${problems.length} found. Where one must stay: “// Typed here: why” beside it.`);
  process.exitCode = 1;
}
