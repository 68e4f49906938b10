// Cuts the web build into files by what each address loads first: once as finely as it goes, to see who loads what, then in groups.
import { build, type Rolldown, type UserConfig } from 'vite';
import { doors, firstLoadsFile, type Door, type FirstLoads } from '../../domain/doors.ts';
import { budgets } from '../budgets/first-load.ts';
import { groupParts } from './chunks.ts';
import { leadingTo } from './leading.ts';
import type { Part, Visit } from './visits.ts';

type ByDoor<Value> = Readonly<Record<Door, Value>>;

/** Of minified text that much is sent, once files are put together. */
const packing = 0.265;
/** By so much, in bytes, a screen may turn out to weigh more than that: what public pages and the portal do not use is packed less well than the console's. */
const unsure: ByDoor<number> = { public: 5_000, portal: 9_000, console: 3_000 };
/** Where people arrive counts that much beside all other addresses of its door together: everybody signs in, and clients mostly look at their dashboard. */
const arrivalShare: ByDoor<number> = { public: 12, portal: 4, console: 1 };
/** Where people spend their day counts as that many addresses of its door. Without it a list loads up to 7 kB that it does not use, and three files more. */
const oftenShare = 30;
/** Most that a screen loads without using it, in bytes, where people arrive: of sign-in's budget nothing else is left, nor of what a first visit of the portal may move. Any other screen is filled up to its budget. */
const mostUnusedOnArrival: ByDoor<number> = { public: 120, portal: 22_000, console: Infinity };
/** And so much more with what the door then fetches in any case, which the first visit moves, too. */
const mostUnusedAfterwards = 3_000;
/** Most files that a screen should load first. Eight may come before its heading: the bundler's own helpers are one, and a word somewhere may bring another. With `goal` of them the search ends. */
const few = { mostFiles: 6, goal: 7 };
/** Sign-in has room for no file more: with the headers of its answer, and packed by itself, each takes 1 kB of what a first visit may move. */
const fewOnSignIn = { mostFiles: 4, goal: 4 };
/**
 * So much of what other screens may load without using it is given away from the start, and the rest for what brings screens to that many files. Were all of it given away at once, a
 * screen that hardly anybody opens would be full of what saves a little, and hold back mergers by which all lists lose a file: then a change of 30 lines decides whether it is full.
 */
const givenFirst = 0.35;
/** Most that comes without being used with what is fetched later, as a dialog, in bytes. */
const mostUnusedLater = 85_000;
/** And so much more where that brings screens to as few files as they should have. */
const mostLaterForFewer = 40_000;
/** What is larger, in bytes, and used behind other doors alone is loaded behind none but those: the console's router (30 kB) by no client. */
const largeAndForeign = 3000;
/** What is fetched later counts little beside addresses; did it count nothing, it would be filled up to its limit for no gain at all. */
const laterShare = 0.03;

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

const screensOf = (loads: FirstLoads): ReadonlySet<string> => new Set(doors.flatMap((door) => loads[door].addresses.map(({ file }) => file)));

/** Screens that no other is made of. */
function aloneScreens(loads: FirstLoads): Set<string> {
  const addresses = doors.flatMap((door) => loads[door].addresses.map(({ file, files }) => ({ file, files: [...loads[door].frame, ...files] })));
  return new Set(addresses.flatMap(({ file }) => (addresses.every((other) => other.file === file || !other.files.includes(file)) ? [file] : [])));
}

/** Files that are asked for by themselves. Where others import them, too, the bundler does not call them entries. */
const askedFor = (chunks: Chunks): ReadonlySet<string> =>
  new Set(
    [...chunks.values()].flatMap(({ fileName, isEntry, isDynamicEntry, dynamicImports }) => [
      ...(isEntry || isDynamicEntry ? [fileName] : []),
      ...dynamicImports,
    ]),
  );

/** What the finest cut is made of. */
interface Finest {
  chunks: Chunks;
  loads: FirstLoads;
  /** Files that are asked for by themselves. */
  asked: ReadonlySet<string>;
  /** Screens that no other is made of. */
  alone: ReadonlySet<string>;
}

/** What is loaded at each address; behind each door people arrive at the first path. No screen is brought over its budget for others. */
function visitsOf({ chunks, loads, alone }: Finest, foreign: ByDoor<ReadonlySet<string>>): Visit[] {
  return doors.flatMap((door) => {
    const { frame, addresses, afterwards } = loads[door];
    const weightOf = (files: Iterable<string>): number => packing * [...files].reduce((length, file) => length + (chunks.get(file)?.code.length ?? 0), 0);
    return addresses.flatMap<Visit>(({ path, files, below, often }) => {
      const isArrival = path === addresses[0]?.path;
      const parts = new Set([...frame, ...files, ...below]);
      const most = isArrival ? mostUnusedOnArrival[door] : Infinity;
      const room = Math.min(most, Math.max(0, budgets[door] - unsure[door] - weightOf(parts)));
      const { mostFiles, goal } = isArrival && door === 'public' ? fewOnSignIn : few;
      const first = most < Infinity ? room : givenFirst * room;
      const visit: Visit = {
        door,
        isArrival: most < Infinity,
        isLater: false,
        parts,
        share: isArrival ? arrivalShare[door] : (often ? oftenShare : 1) / addresses.length,
        mostUnused: first,
        mostFiles,
        goal: often || most < Infinity ? goal : Infinity,
        mostForFewer: room - first,
        foreign: new Set([...foreign[door], ...alone].filter((file) => !parts.has(file))),
      };
      if (most === Infinity || afterwards.length === 0) return [visit];
      const whole: Visit = {
        ...visit,
        parts: new Set([...parts, ...afterwards]),
        isArrival: false,
        isLater: true,
        share: laterShare,
        mostUnused: room + mostUnusedAfterwards,
        mostFiles: Infinity,
        goal: Infinity,
        mostForFewer: 0,
        foreign: new Set([...(visit.foreign ?? [])].filter((file) => !afterwards.includes(file))),
      };
      return [visit, whole];
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

/**
 * By door, what is used nowhere behind it: the others, which begin to draw as soon as they are loaded, what is asked for by itself there, as a resource's words, what leads to that (put
 * together with something that is used, it would bring all of it within reach), and all that is large.
 */
function foreignBy({ chunks, asked }: Finest, places: readonly Place[]): ByDoor<ReadonlySet<string>> {
  const foreignOf = (door: Door): ReadonlySet<string> => {
    const used = new Set(places.flatMap((place) => (place.door === door ? [...place.there, ...place.asks] : [])));
    const unused = [...chunks.keys()].filter((file) => !used.has(file));
    const leading = leadingTo(
      unused.filter((file) => asked.has(file)),
      chunks.values(),
    );
    return new Set(unused.filter((file) => leading.has(file) || (chunks.get(file)?.code.length ?? 0) * packing > largeAndForeign));
  };
  return { public: foreignOf('public'), portal: foreignOf('portal'), console: foreignOf('console') };
}

/** What pages fetch later, behind each door: with what is there already wherever it can be fetched. Of what first loads hold alone. */
function laterVisits({ chunks, loads, asked, alone }: Finest, places: readonly Place[], foreign: ByDoor<ReadonlySet<string>>): Visit[] {
  const leads = leadingTo(asked, chunks.values());
  const first = new Set(doors.flatMap((door) => [...loads[door].frame, ...loads[door].addresses.flatMap(({ files }) => files)]));
  const screens = screensOf(loads);
  const visits = new Map<string, Visit>();
  for (const fileName of asked) {
    if (screens.has(fileName) || chunks.get(fileName)?.isEntry) continue;
    for (const door of doors) {
      const [one, ...others] = places.filter((place) => place.door === door && place.asks.has(fileName) && !place.there.has(fileName));
      if (!one) continue;
      const known = [...one.there].filter((name) => others.every(({ there }) => there.has(name)));
      const parts = new Set([...known, ...reached([fileName], ({ imports }) => imports, chunks)].filter((name) => first.has(name)));
      visits.set([door, ...[...parts].toSorted()].join(' '), {
        door,
        isArrival: false,
        isLater: true,
        parts,
        share: laterShare,
        mostUnused: mostUnusedLater,
        mostFiles: Infinity,
        goal: Infinity,
        mostForFewer: mostLaterForFewer,
        foreign: new Set([...foreign[door], ...alone].filter((name) => !parts.has(name) && leads.has(name))),
      });
    }
  }
  return [...visits.values()];
}

/** What a group is called: as the largest of what is asked for in it by itself, as a screen. */
const nameOf = (group: readonly Part[], chunks: Chunks): string | undefined => {
  const [largest] = group.filter(({ isEntry }) => isEntry).toSorted((one, other) => other.weight - one.weight);
  return largest && chunks.get(largest.name)?.name;
};

/** How the build of a configuration that writes its first loads (first-loads.ts) is to be cut. */
export async function cut(config: UserConfig): Promise<Rolldown.CodeSplittingOptions> {
  const finely = await build({ ...config, configFile: false, logLevel: 'silent', build: { ...config.build, write: false } });
  const { output } = finely as Rolldown.RolldownOutput;
  const written = output.find(({ fileName }) => fileName === firstLoadsFile);
  if (written?.type !== 'asset') throw new Error('The build does not say what each address loads first.');
  const chunks = output.filter((file) => file.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const asked = askedFor(byFile);
  const parts = chunks.map<Part>(({ fileName, moduleIds, code, imports }) => ({
    name: fileName,
    modules: moduleIds,
    weight: code.length * packing,
    imports,
    isEntry: asked.has(fileName),
  }));
  const loads: FirstLoads = JSON.parse(String(written.source));
  const finest: Finest = { chunks: byFile, loads, asked, alone: aloneScreens(loads) };
  const places = placesOf(byFile, loads);
  const foreign = foreignBy(finest, places);
  const groups = groupParts(parts, [...visitsOf(finest, foreign), ...laterVisits(finest, places, foreign)]);
  const names = groups.map((group) => nameOf(group, byFile));
  const groupOf = new Map(
    groups.flatMap((group, at) => {
      // Two groups of one name would be one.
      const name = names.indexOf(names[at]) === at ? names[at] : undefined;
      return group.flatMap(({ modules }) => modules.map((id) => [id, name ?? `part-${at + 1}`]));
    }),
  );
  return { includeDependenciesRecursively: false, groups: [{ debugName: 'first loads', name: (id) => groupOf.get(id) ?? null }] };
}
