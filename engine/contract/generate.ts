// Contract in, files out: pure except for reading the contract.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BaseResolver, bundle, lint, loadConfig } from '@redocly/openapi-core';
import { breakingChanges } from './breaking.ts';
import { problemsOf } from './check.ts';
import { deriveRequestSchemas } from './derive.ts';
import { GenerateError, walk, type Contract } from './document.ts';
import { emitActs, emitEnums, emitForms, emitOperations, emitPublicCalls, emitTexts, emitTransitions, useOf } from './emit.ts';
import { emitLabels, emitLimits, emitRoles } from './emit-constants.ts';
import { emitResources } from './emit-resources.ts';
import { emitMocks } from './mocks.ts';
import { inOrder, placed, type Problem } from './problems.ts';
import { readSources, type Sources } from './sources.ts';
import { emitValidators } from './validators/emit.ts';
import { classify, type Classified } from './classify.ts';
import { commandsOf, emitFound, foundOf } from './found.ts';
import { emitRecordPages, recordPagesOf } from './record-pages.ts';
import { resourcesOf } from './resources.ts';

/**
 * The bundled contract, linted.
 * @param rules the linter's configuration (`redocly.yaml`)
 * @throws GenerateError that lists the errors
 */
export async function readContract(file: string, rules: string): Promise<Contract> {
  const { contract, problems } = await readAll(file, rules, sourcesOf(file));
  if (problems.length > 0) throw new GenerateError(inOrder(problems));
  return contract;
}

/** The contract's files as written. Read only when an error has to name a line in them, because reading takes a second. */
function sourcesOf(file: string): () => Sources {
  let read: Sources | undefined;
  return () => (read ??= readSources(file));
}

/** The bundle and all that the linter finds; what could not be found is open in it (`{}`), so that the rest can be checked. */
async function readAll(file: string, rules: string, sources: () => Sources): Promise<{ contract: Contract; problems: string[] }> {
  const config = await loadConfig({ configPath: rules });
  // Both read the same files: once.
  const reading = { ref: file, config, externalRefResolver: new BaseResolver(config.resolve) };
  const linted = await lint(reading).catch((error: unknown) => {
    throw whyUnreadable(sources()) ?? error;
  });
  const errors = linted.filter(({ severity }) => severity === 'error');
  // A contract that cannot be read cannot be checked.
  const unreadable = errors.length > 0 ? whyUnreadable(sources()) : undefined;
  if (unreadable) throw unreadable;
  const missing = errors.length > 0 ? sources().missing : [];
  const problems = errors
    .filter(({ ruleId }) => !(ruleId === 'no-unresolved-refs' && missing.length > 0))
    .map(({ location: [place], message, suggest: [near] }) => {
      const where = place ? sources().locateIn(place.source.absoluteRef, stepsOf(place.pointer ?? '')) : file;
      return `${where}: ${message}${near === undefined ? '' : `; did you mean "${near}"?`}`;
    });
  const { bundle: bundled } = await bundle(reading);
  const contract = bundled.parsed as Contract;
  if (missing.length > 0) openMissing(contract);
  return { contract, problems: [...missing, ...problems] };
}

const whyUnreadable = ({ unreadable, missing }: Sources): GenerateError | undefined =>
  unreadable.length > 0 ? new GenerateError(inOrder([...unreadable, ...missing])) : undefined;

const stepsOf = (pointer: string): string[] =>
  pointer
    .replace(/^#/, '')
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Takes references to nothing out of a bundle, in place. */
function openMissing(contract: Contract): void {
  walk(contract, [], (node) => {
    const { $ref } = node as { $ref?: unknown };
    if (typeof $ref !== 'string') return;
    const target = stepsOf($ref).reduce<unknown>((at, step) => (at as Readonly<Record<string, unknown>> | null | undefined)?.[step], contract);
    if (!$ref.startsWith('#') || target === undefined) delete (node as { $ref?: unknown }).$ref;
  });
}

/** What a house asks of its own contract beyond what any must say. */
export type HouseRules = (contract: Contract, classified: readonly Classified[]) => Problem[];

/**
 * @param file the contract's root file; `extensions.schema.json` is in the same folder
 * @param rules the linter's configuration (`redocly.yaml`)
 * @param typesOf turns a contract into TypeScript (openapi-typescript)
 * @returns the files to write (path from the project's root → text), a readable report, and breaking changes since the last release
 * @throws GenerateError that lists all errors, by file and line
 */
export async function generate(
  file: string,
  rules: string,
  typesOf: (contract: Contract) => Promise<string>,
  houseRules: HouseRules = () => [],
): Promise<{ files: Record<string, string>; report: string; breaking: string[]; contract: Contract; classified: Classified[] }> {
  const { contract, classified, breaking } = await checkedContract(file, rules, houseRules);
  const resources = resourcesOf(contract, classified);
  const segmentOf = (name: string) => resources.find((resource) => resource.name === name)?.segment ?? name;
  const files: Record<string, string> = {
    'generated/openapi.json': `${JSON.stringify(saidOut(contract, classified), null, 1)}\n`,
    'generated/api.ts': `// Written by \`npm run generate\` from openapi/. Do not edit.\n${await typesOf(contract)}`,
    ...emitEnums(contract),
    'generated/texts.ts': emitTexts(contract),
    ...emitTransitions(contract),
    'generated/operations.ts': emitOperations(contract, classified),
    'generated/public-calls.ts': emitPublicCalls(contract, classified),
    ...emitResources(resources),
    ...emitLabels(resources),
    'generated/roles.ts': emitRoles(contract),
    ...emitRecordPages(recordPagesOf(contract, classified, resources), resources),
    ...emitFound(foundOf(contract, classified, resources), commandsOf(contract, classified, resources)),
    ...emitActs(contract, classified),
    ...emitForms(contract, classified, segmentOf),
    ...emitLimits(contract, classified, segmentOf),
    'generated/mocks.ts': emitMocks(contract, classified),
    ...emitValidators(contract, resources),
  };
  return { files, report: reportOf(classified), breaking, contract, classified };
}

/** The contract for those who read it without inferring: each screen and button with `x-resource`, whether somebody wrote it or not. */
function saidOut(contract: Contract, classified: readonly Classified[]): Contract {
  const said = new Map<unknown, object>(
    classified.flatMap((entry) => {
      if (entry.operation['x-resource'] || (entry.use !== 'screen' && entry.use !== 'action')) return [];
      const { resource: name, action } = entry;
      return [[entry.operation, { ...entry.operation, 'x-resource': { name, action, ...(entry.use === 'action' ? { on: entry.on } : {}) } }]];
    }),
  );
  const paths = Object.entries(contract.paths).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).map(([key, value]) => [key, said.get(value) ?? value])),
  ]);
  return { ...contract, paths: Object.fromEntries(paths) as Contract['paths'] };
}

/**
 * The contract with its requests derived, and what each operation is for.
 * @throws GenerateError that lists all that is wrong, by file and line
 */
export async function checkedContract(
  file: string,
  rules: string,
  houseRules: HouseRules = () => [],
): Promise<{ contract: Contract; classified: Classified[]; breaking: string[] }> {
  const sources = sourcesOf(file);
  const { contract: written, problems } = await readAll(file, rules, sources);
  const extensions = JSON.parse(readFileSync(join(dirname(file), 'extensions.schema.json'), 'utf8')) as object;
  const released = releasedBeside(file);
  try {
    const contract = deriveRequestSchemas(written);
    const classified = classify(contract);
    const own = [...problemsOf(contract, classified, extensions, released), ...houseRules(contract, classified)];
    const breaking = released ? comparedWithRelease(released, contract) : [];
    const all = inOrder([...problems, ...own.map((problem) => placed(problem, sources().locate))]);
    if (all.length > 0) throw new GenerateError(all, breaking);
    return { contract, classified, breaking };
  } catch (error) {
    // An error that stops the checks halfway is a consequence of the linter's findings.
    throw (error instanceof GenerateError && error.problems.length >= problems.length) || problems.length === 0 ? error : new GenerateError(inOrder(problems));
  }
}

/** The contract as it was last released (`npm run contract:release`). */
function releasedBeside(file: string): Contract | undefined {
  const released = join(dirname(file), 'released.json');
  return existsSync(released) ? (JSON.parse(readFileSync(released, 'utf8')) as Contract) : undefined;
}

/** Changes that would break a caller made for the last release, under a line that says so. */
function comparedWithRelease(before: Contract, contract: Contract): string[] {
  const changes = breakingChanges(before, contract);
  return changes.length === 0
    ? []
    : [`${changes.length} breaking change(s) since release ${before.info.version}:`, ...changes.map((change) => `  ! ${change}`)];
}

/** The coverage table: each operation and what it is for, and how many of each. */
function reportOf(classified: readonly Classified[]): string {
  const width = Math.max(...classified.map((entry) => entry.path.length)) + 8;
  const lines = classified.map((entry) => `${`${entry.method.toUpperCase().padEnd(6)} ${entry.path}`.padEnd(width)} ${useOf(entry)}`);
  const counts = (['screen', 'action', 'page', 'export', 'ignored'] as const).map((use) => `${classified.filter((entry) => entry.use === use).length} ${use}`);
  return `${lines.join('\n')}\n${classified.length} operations: ${counts.join(', ')}`;
}
