// Cuts the web build into files by what each address loads first: once as finely as it goes, to see who loads what, then in groups.
import { build, type Rolldown, type UserConfig } from 'vite';
import { doors, firstLoadsFile, type Door, type FirstLoads } from '../../domain/doors.ts';
import { budgets } from '../budgets/first-load.ts';
import { groupParts, type Part, type Visit } from './chunks.ts';

/** Of minified text that much is sent, or a little less. */
const packing = 0.3;
/** The same of all that a screen loads, once files are put together: they name fewer others. Forms, which the portal has most of, pack worse. */
const packedTogether: Readonly<Record<Door, number>> = { public: 0.275, portal: 0.28, console: 0.275 };
/** Where people arrive counts that much beside all other addresses of its door together: everybody signs in, and clients mostly look at their dashboard. */
const arrivalShare: Readonly<Record<Door, number>> = { public: 12, portal: 2, console: 0.3 };
/** Where people spend their day counts as that many addresses of its door. Without it a list loads up to 7 kB that it does not use, and three files more. */
const oftenShare = 30;
/** Most that an address first loads without using it, in bytes, by its door. */
const mostUnused: Readonly<Record<Door, number>> = { public: 14_000, portal: 18_000, console: 18_000 };
/** The same of what is fetched later: behind the console alone, whose pages have most of it already, and elsewhere, where the console's router weighs more than all of a page. */
const mostUnusedLater = { inConsole: 40_000, elsewhere: 26_000 } as const;

/** What is loaded at each address; behind each door people arrive at the first path. No screen is brought over its budget for others. */
function visitsOf(loads: FirstLoads, lengthOf: (file: string) => number): Visit[] {
  return doors.flatMap((door) => {
    const { frame, addresses } = loads[door];
    const spare = (files: readonly string[]): number =>
      budgets[door] - packedTogether[door] * [...frame, ...files].reduce((length, file) => length + lengthOf(file), 0);
    return addresses.map(({ path, files, below, often }) => ({
      parts: new Set([...frame, ...files, ...below]),
      share: path === addresses[0]?.path ? arrivalShare[door] : (often ? oftenShare : 1) / addresses.length,
      mostUnused: Math.min(mostUnused[door], Math.max(0, spare(files))),
    }));
  });
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** Files and all that can be reached from them. */
function reached(names: readonly string[], nextOf: (chunk: Rolldown.OutputChunk) => readonly string[], chunks: Chunks): Set<string> {
  const found = new Set(names);
  for (const each of found) {
    const chunk = chunks.get(each);
    if (chunk) for (const next of nextOf(chunk)) found.add(next);
  }
  return found;
}

/** What pages fetch later: each with what is there already, which is the frame of every door it can be fetched behind. Of what first loads hold alone. */
function laterVisits(chunks: Chunks, loads: FirstLoads): Visit[] {
  const first = new Set(doors.flatMap((door) => [...loads[door].frame, ...loads[door].addresses.flatMap(({ files }) => files)]));
  const behind = doors.map((door) => {
    const frame = new Set(loads[door].frame);
    return { door, frame, all: reached(loads[door].frame, ({ imports, dynamicImports }) => [...imports, ...dynamicImports], chunks) };
  });
  const visits = new Map<string, Visit>();
  for (const { fileName, isDynamicEntry } of chunks.values()) {
    if (!isDynamicEntry) continue;
    const doorsOf = behind.filter(({ all }) => all.has(fileName));
    const frames = doorsOf.map(({ frame }) => frame);
    const known = [...(frames[0] ?? [])].filter((name) => frames.every((frame) => frame.has(name)));
    const parts = new Set([...known, ...reached([fileName], ({ imports }) => imports, chunks)].filter((name) => first.has(name)));
    visits.set([...parts].toSorted().join(' '), {
      parts,
      share: 0,
      mostUnused: doorsOf.every(({ door }) => door === 'console') ? mostUnusedLater.inConsole : mostUnusedLater.elsewhere,
    });
  }
  return [...visits.values()];
}

/** The cells of a list that are no made ones are drawn together: those of a folder are one file. */
const columnsOf = (id: string): string | null => {
  const [, segment] = /\/overrides\/([^/]+)\/column\.[^/]+$/.exec(id) ?? [];
  return segment === undefined ? null : `columns-${segment}`;
};

/** How the build of a configuration that writes its first loads (first-loads.ts) is to be cut. */
export async function cut(config: UserConfig): Promise<Rolldown.CodeSplittingOptions> {
  const finely = await build({ ...config, configFile: false, logLevel: 'silent', build: { ...config.build, write: false } });
  const { output } = finely as Rolldown.RolldownOutput;
  const written = output.find(({ fileName }) => fileName === firstLoadsFile);
  if (written?.type !== 'asset') throw new Error('The build does not say what each address loads first.');
  const chunks = output.filter((file) => file.type === 'chunk');
  const lengths = new Map(chunks.map(({ fileName, code }) => [fileName, code.length]));
  const parts = chunks.map<Part>(({ fileName, moduleIds, code, imports, isEntry, isDynamicEntry }) => ({
    name: fileName,
    modules: moduleIds,
    // A door begins to draw as soon as it is loaded: behind another it must never be.
    weight: isEntry ? Infinity : code.length * packing,
    imports,
    isEntry: isEntry || isDynamicEntry,
  }));
  const loads: FirstLoads = JSON.parse(String(written.source));
  const later = laterVisits(new Map(chunks.map((chunk) => [chunk.fileName, chunk])), loads);
  const groups = groupParts(parts, [...visitsOf(loads, (file) => lengths.get(file) ?? 0), ...later]);
  const groupOf = new Map(groups.flatMap((group, at) => group.flatMap(({ modules }) => modules.map((id) => [id, `part-${at + 1}`]))));
  return { includeDependenciesRecursively: false, groups: [{ debugName: 'first loads', name: (id) => columnsOf(id) ?? groupOf.get(id) ?? null }] };
}
