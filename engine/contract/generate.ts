// Contract in, files out: pure but for reading the contract.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundle, lint, loadConfig } from '@redocly/openapi-core';
import { breakingChanges } from './breaking.ts';
import { problemsOf } from './check.ts';
import { deriveRequestSchemas } from './derive.ts';
import { GenerateError, type Contract } from './document.ts';
import { emitActs, emitEnums, emitForms, emitOperations, emitPublicCalls, emitTexts, emitTransitions, useOf } from './emit.ts';
import { emitResources } from './emit-resources.ts';
import { emitMocks } from './mocks.ts';
import { emitValidators } from './validators/emit.ts';
import { classify, type Classified } from './classify.ts';
import { resourcesOf } from './resources.ts';

/**
 * The bundled contract, linted.
 * @param rules the linter's configuration (`redocly.yaml`)
 * @throws GenerateError that lists what is wrong
 */
export async function readContract(file: string, rules: string): Promise<Contract> {
  const config = await loadConfig({ configPath: rules });
  const problems = await lint({ ref: file, config });
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    throw new GenerateError(
      errors.map(
        (problem) => `${problem.location[0]?.source.absoluteRef.split('/openapi/').at(-1) ?? file}${problem.location[0]?.pointer ?? ''}: ${problem.message}`,
      ),
    );
  }
  const { bundle: bundled } = await bundle({ ref: file, config });
  return bundled.parsed as Contract;
}

/**
 * @param file the contract's root file; `extensions.schema.json` stands beside it
 * @param rules the linter's configuration (`redocly.yaml`)
 * @param typesOf makes TypeScript of a contract (openapi-typescript)
 * @returns the files to write (path from the project's root → text) and a report for people
 */
export async function generate(
  file: string,
  rules: string,
  typesOf: (contract: Contract) => Promise<string>,
): Promise<{ files: Record<string, string>; report: string; contract: Contract; classified: Classified[] }> {
  const contract = deriveRequestSchemas(await readContract(file, rules));
  const classified = classify(contract);
  const extensions = JSON.parse(readFileSync(join(dirname(file), 'extensions.schema.json'), 'utf8')) as object;
  const problems = problemsOf(contract, classified, extensions);
  if (problems.length > 0) throw new GenerateError(problems);
  const resources = resourcesOf(contract, classified);
  const segmentOf = (name: string) => resources.find((resource) => resource.name === name)?.segment ?? name;
  const files: Record<string, string> = {
    'generated/openapi.json': `${JSON.stringify(contract, null, 1)}\n`,
    'generated/api.ts': `// Written by \`npm run generate\` from openapi/. Do not edit.\n${await typesOf(contract)}`,
    ...emitEnums(contract),
    'generated/texts.ts': emitTexts(contract),
    'generated/transitions.ts': emitTransitions(contract),
    'generated/operations.ts': emitOperations(contract, classified),
    'generated/public-calls.ts': emitPublicCalls(contract, classified),
    ...emitResources(resources),
    ...emitActs(contract, classified),
    ...emitForms(contract, classified, segmentOf),
    'generated/mocks.ts': emitMocks(contract, classified),
    ...emitValidators(contract, resources),
  };
  return { files, report: `${reportOf(classified)}\n${comparedWithRelease(file, contract)}`, contract, classified };
}

/** What would break a caller made for the last release (`openapi/released.json`, written by `npm run contract:release`). */
function comparedWithRelease(file: string, contract: Contract): string {
  const released = join(dirname(file), 'released.json');
  if (!existsSync(released)) return 'No release of the contract yet to compare with.';
  const before = JSON.parse(readFileSync(released, 'utf8')) as Contract;
  const changes = breakingChanges(before, contract);
  return changes.length === 0
    ? `Nothing breaks a caller of release ${before.info.version}.`
    : `${changes.length} breaking change(s) since release ${before.info.version}:\n${changes.map((change) => `  ! ${change}`).join('\n')}`;
}

/** The coverage table: each operation and what it is for, and how many of each. */
function reportOf(classified: readonly Classified[]): string {
  const width = Math.max(...classified.map((entry) => entry.path.length)) + 8;
  const lines = classified.map((entry) => `${`${entry.method.toUpperCase().padEnd(6)} ${entry.path}`.padEnd(width)} ${useOf(entry)}`);
  const counts = (['screen', 'action', 'page', 'export', 'ignored'] as const).map((use) => `${classified.filter((entry) => entry.use === use).length} ${use}`);
  return `${lines.join('\n')}\n${classified.length} operations: ${counts.join(', ')}`;
}
