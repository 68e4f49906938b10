// Cuts the web build into files by what each address loads first: once as finely as it goes, to see who loads what, then in groups.
import { build, type Rolldown, type UserConfig } from 'vite';
import { doors, firstLoadsFile, type Door, type FirstLoads } from '../../domain/doors.ts';
import { budgets } from '../budgets/budgets.ts';
import { groupParts, type Part, type Visit } from './chunks.ts';

/** Of minified text that much is sent. */
const packing = 0.29;
/** Where people arrive counts that much beside all other addresses of its door together: everybody signs in, and clients mostly look at their dashboard. */
const arrivalShare: Readonly<Record<Door, number>> = { public: 8, portal: 1, console: 0.1 };
/** Of its own weight, what an address may load without using it: as much as its budget leaves, but at least the one and at most the other. Fewer files spare some of it. */
const unusedShare = { least: 0.03, most: 0.1 };
/** Most bytes that what a page fetches later brings along without using it: the page stands there already. */
const mostUnusedLater = 100_000;

/** What is loaded at each address; behind each door the first is where people arrive. */
function visitsOf(loads: FirstLoads, weights: ReadonlyMap<string, number>): Visit[] {
  return doors.flatMap((door) => {
    const { frame, addresses } = loads[door];
    return addresses.map(({ files }, at) => {
      const parts = new Set([...frame, ...files]);
      const weight = [...parts].reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);
      const unused = Math.max(unusedShare.least * weight, Math.min(unusedShare.most * weight, budgets[door] - weight));
      return { parts, share: at === 0 ? arrivalShare[door] : 1 / addresses.length, unused };
    });
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
    return { frame, all: reached(loads[door].frame, ({ imports, dynamicImports }) => [...imports, ...dynamicImports], chunks) };
  });
  const visits = new Map<string, Visit>();
  for (const { fileName, isDynamicEntry } of chunks.values()) {
    if (!isDynamicEntry) continue;
    const frames = behind.filter(({ all }) => all.has(fileName)).map(({ frame }) => frame);
    const known = [...(frames[0] ?? [])].filter((name) => frames.every((frame) => frame.has(name)));
    const parts = new Set([...known, ...reached([fileName], ({ imports }) => imports, chunks)].filter((name) => first.has(name)));
    visits.set([...parts].toSorted().join(' '), { parts, share: 0, unused: mostUnusedLater });
  }
  return [...visits.values()];
}

/** How the build of a configuration that writes its first loads (first-loads.ts) is to be cut. */
export async function cut(config: UserConfig): Promise<Rolldown.CodeSplittingOptions> {
  const finely = await build({ ...config, configFile: false, logLevel: 'silent', build: { ...config.build, write: false } });
  const { output } = finely as Rolldown.RolldownOutput;
  const written = output.find(({ fileName }) => fileName === firstLoadsFile);
  if (written?.type !== 'asset') throw new Error('The build does not say what each address loads first.');
  const chunks = output.filter((file) => file.type === 'chunk');
  const weights = new Map(chunks.map(({ fileName, code }) => [fileName, code.length * packing]));
  const loads: FirstLoads = JSON.parse(String(written.source));
  const visits = visitsOf(loads, weights);
  const parts = chunks.map<Part>(({ fileName, moduleIds, imports, isEntry, isDynamicEntry }) => ({
    name: fileName,
    modules: moduleIds,
    // A door begins to draw as soon as it is loaded: behind another it must never be.
    weight: isEntry ? Infinity : (weights.get(fileName) ?? 0),
    imports,
    isEntry: isEntry || isDynamicEntry,
  }));
  const later = laterVisits(new Map(chunks.map((chunk) => [chunk.fileName, chunk])), loads);
  const groups = groupParts(parts, [...visits, ...later]);
  const groupOf = new Map(groups.flatMap((group, at) => group.flatMap(({ modules }) => modules.map((id) => [id, `part-${at + 1}`]))));
  return { includeDependenciesRecursively: false, groups: [{ debugName: 'first loads', name: (id) => groupOf.get(id) ?? null }] };
}
