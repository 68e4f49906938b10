// Cuts the web build into files by what each address loads first: once as finely as it goes, to see who loads what, then in groups.
import { build, type Rolldown, type UserConfig } from 'vite';
import { doors, firstLoadsFile, type Door, type FirstLoads } from '../../domain/doors.ts';
import { budgets } from '../budgets/first-load.ts';
import { groupParts, type Part, type Visit } from './chunks.ts';

type ByDoor<Value> = Readonly<Record<Door, Value>>;

/** Of minified text that much is sent, or a little less. */
const packing = 0.3;
/** The same of all that a screen loads, once files are put together: they name fewer others. Forms pack worse: the portal has most of them, the console the largest. */
const packedTogether: ByDoor<number> = { public: 0.275, portal: 0.28, console: 0.278 };
/** Where people arrive counts that much beside all other addresses of its door together: everybody signs in, and clients mostly look at their dashboard. */
const arrivalShare: ByDoor<number> = { public: 12, portal: 2, console: 0.5 };
/** Where people spend their day counts as that many addresses of its door. Without it a list loads up to 7 kB that it does not use, and three files more. */
const oftenShare = 30;
/** Most that a screen loads without using it, in bytes, where people arrive: of sign-in's budget nothing else is left. Any other screen is filled up to its budget. */
const mostUnusedOnArrival: ByDoor<number> = { public: 1500, portal: Infinity, console: Infinity };
/** The same of what is fetched later, as a dialog: in the console, and where clients and visitors are. */
const mostUnusedLater = { inConsole: 60_000, elsewhere: 40_000 } as const;
/** What is larger, in bytes, and used behind other doors alone is loaded behind none but those: the console's router (30 kB) by no client. */
const largeAndForeign = 3000;
/** What is fetched later counts little beside addresses; did it count nothing, it would be filled up to its limit for no gain at all. */
const laterShare = 0.03;

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

const screensOf = (loads: FirstLoads): ReadonlySet<string> => new Set(doors.flatMap((door) => loads[door].addresses.map(({ file }) => file)));

/** What is loaded at each address; behind each door people arrive at the first path. No screen is brought over its budget for others. */
function visitsOf(chunks: Chunks, loads: FirstLoads, foreign: ByDoor<ReadonlySet<string>>): Visit[] {
  return doors.flatMap((door) => {
    const { frame, addresses } = loads[door];
    const spare = (files: readonly string[]): number =>
      budgets[door] - packedTogether[door] * [...frame, ...files].reduce((length, file) => length + (chunks.get(file)?.code.length ?? 0), 0);
    return addresses.map(({ path, files, below, often }) => {
      const isArrival = path === addresses[0]?.path;
      return {
        parts: new Set([...frame, ...files, ...below]),
        share: isArrival ? arrivalShare[door] : (often ? oftenShare : 1) / addresses.length,
        mostUnused: Math.min(isArrival ? mostUnusedOnArrival[door] : Infinity, Math.max(0, spare(files))),
        foreign: foreign[door],
      };
    });
  });
}

/** Files and all that can be reached from them. */
function reached(names: Iterable<string>, nextOf: (chunk: Rolldown.OutputChunk) => readonly string[], chunks: Chunks): Set<string> {
  const found = new Set(names);
  for (const each of found) {
    const chunk = chunks.get(each);
    if (chunk) for (const next of nextOf(chunk)) found.add(next);
  }
  return found;
}

/** Where something can be fetched later: what is there already, and what can be asked for there without going to another address. */
interface Place {
  door: Door;
  there: ReadonlySet<string>;
  asks: ReadonlySet<string>;
}

/** Each door's frame, which is at every address, and each address. */
function placesOf(chunks: Chunks, loads: FirstLoads): Place[] {
  const screens = screensOf(loads);
  const asksFrom = (files: readonly string[]) =>
    reached(files, ({ imports, dynamicImports }) => [...imports, ...dynamicImports.filter((file) => !screens.has(file))], chunks);
  return doors.flatMap((door) => {
    const { frame, addresses } = loads[door];
    return [
      { door, there: new Set(frame), asks: asksFrom(frame) },
      ...addresses.map(({ files }) => ({ door, there: new Set([...frame, ...files]), asks: asksFrom(files) })),
    ];
  });
}

/** By door, the large files that are used nowhere behind it. */
function foreignBy(chunks: Chunks, places: readonly Place[]): ByDoor<ReadonlySet<string>> {
  const foreignOf = (door: Door): ReadonlySet<string> => {
    const used = new Set(places.flatMap((place) => (place.door === door ? [...place.there, ...place.asks] : [])));
    return new Set([...chunks].flatMap(([file, { code }]) => (code.length * packing > largeAndForeign && !used.has(file) ? [file] : [])));
  };
  return { public: foreignOf('public'), portal: foreignOf('portal'), console: foreignOf('console') };
}

/** What pages fetch later, behind each door: with what is there already wherever it can be fetched. Of what first loads hold alone. */
function laterVisits(chunks: Chunks, loads: FirstLoads, places: readonly Place[], foreign: ByDoor<ReadonlySet<string>>): Visit[] {
  const first = new Set(doors.flatMap((door) => [...loads[door].frame, ...loads[door].addresses.flatMap(({ files }) => files)]));
  const screens = screensOf(loads);
  const visits = new Map<string, Visit>();
  for (const { fileName, isDynamicEntry } of chunks.values()) {
    if (!isDynamicEntry || screens.has(fileName)) continue;
    for (const door of doors) {
      const [one, ...others] = places.filter((place) => place.door === door && place.asks.has(fileName) && !place.there.has(fileName));
      if (!one) continue;
      const known = [...one.there].filter((name) => others.every(({ there }) => there.has(name)));
      const parts = new Set([...known, ...reached([fileName], ({ imports }) => imports, chunks)].filter((name) => first.has(name)));
      const mostUnused = door === 'console' ? mostUnusedLater.inConsole : mostUnusedLater.elsewhere;
      visits.set([door, ...[...parts].toSorted()].join(' '), { parts, share: laterShare, mostUnused, foreign: foreign[door] });
    }
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
  const parts = chunks.map<Part>(({ fileName, moduleIds, code, imports, isEntry, isDynamicEntry }) => ({
    name: fileName,
    modules: moduleIds,
    // A door begins to draw as soon as it is loaded: behind another it must never be.
    weight: isEntry ? Infinity : code.length * packing,
    imports,
    isEntry: isEntry || isDynamicEntry,
  }));
  const loads: FirstLoads = JSON.parse(String(written.source));
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const places = placesOf(byFile, loads);
  const foreign = foreignBy(byFile, places);
  const groups = groupParts(parts, [...visitsOf(byFile, loads, foreign), ...laterVisits(byFile, loads, places, foreign)]);
  const groupOf = new Map(groups.flatMap((group, at) => group.flatMap(({ modules }) => modules.map((id) => [id, `part-${at + 1}`]))));
  // With what a cell alone is made of.
  for (const { modules } of parts) {
    const name = modules.map(columnsOf).find((columns) => columns !== null);
    if (name !== undefined) for (const id of modules) groupOf.set(id, name);
  }
  return { includeDependenciesRecursively: false, groups: [{ debugName: 'first loads', name: (id) => groupOf.get(id) ?? null }] };
}
