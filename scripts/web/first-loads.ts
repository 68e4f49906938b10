// What the first load of each address is made of: written into the build, for the server that announces the files with the page, and for the budgets.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { doorPage, doors, firstLoadsFile, type Door, type FirstLoad, type FirstLoads } from '../../domain/doors.ts';
import type { Address, Load } from './addresses.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Answers each dynamic import with the name of its file. */
const answeredByName: Plugin = {
  name: 'answered-by-name',
  enforce: 'pre',
  async resolveDynamicImport(specifier, importer) {
    if (typeof specifier !== 'string') return null;
    const resolved = await this.resolve(specifier, importer);
    return resolved && `\0named:${resolved.id}`;
  },
  load: (id) => (id.startsWith('\0named:') ? `globalThis.asked?.push(${JSON.stringify(id.slice('\0named:'.length))});` : null),
};
declare global {
  /** Files whose import was asked for and not yet read. */
  var asked: string[] | undefined;
}

/** An address with the ids of its modules. */
type NamedAddress = Pick<FirstLoad, 'path' | 'roles' | 'often' | 'calls'> & { modules: string[]; modulesBelow: string[] };

/** Of each door its addresses, and what is fetched afterwards, with the ids of their modules. */
interface NamedDoor {
  addresses: NamedAddress[];
  afterwards: string[];
}

async function namedDoors(): Promise<Record<Door, NamedDoor>> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [answeredByName],
    build: { ssr: 'scripts/web/addresses.ts', write: false, minify: false, target: 'node20', rolldownOptions: { output: { codeSplitting: false } } },
  });
  // Each build asks anew: the same text would be the module of the build before, which has spoken.
  const [chunk] = (built as Rolldown.RolldownOutput).output;
  const { addresses, afterwards }: { addresses: Record<Door, readonly Address[]>; afterwards: Record<Door, readonly Load[]> } = await import(
    `data:text/javascript,${encodeURIComponent(`${chunk.code}\n// ${performance.now()}`)}`
  );
  const known = new Map<Load, string>();
  const nameOf = async (load: Load): Promise<string> => {
    // A module speaks once; who asks for it again is answered from here.
    globalThis.asked = [];
    await load();
    const name = known.get(load) ?? globalThis.asked[0];
    if (name === undefined)
      throw new Error(`An address of scripts/web/addresses.ts loads nothing, or what another loads by an import of its own: ${String(load)}`);
    known.set(load, name);
    return name;
  };
  const namesOf = async (loads: readonly Load[]): Promise<string[]> => {
    const names: string[] = [];
    for (const load of loads) names.push(await nameOf(load));
    return names;
  };
  const named = {} as Record<Door, NamedDoor>;
  for (const door of doors) {
    named[door] = { addresses: [], afterwards: await namesOf(afterwards[door]) };
    for (const { path, roles, screen, beside, below = [], often = false, calls = [] } of addresses[door]) {
      const [modules, modulesBelow] = [await namesOf([screen, ...beside]), await namesOf(below)];
      named[door].addresses.push({ path, ...(roles ? { roles } : {}), often, calls, modules, modulesBelow });
    }
  }
  return named;
}

/** Writes the first loads into the build. */
export const firstLoads: Plugin = {
  name: 'first-loads',
  async generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk.fileName])));
    const withImports = (file: string, found = new Set<string>()): Set<string> => {
      if (found.has(file)) return found;
      found.add(file);
      for (const imported of byFile.get(file)?.imports ?? []) withImports(imported, found);
      return found;
    };
    const chunkWith = (id: string): string => {
      const file = byModule.get(id);
      if (file === undefined) throw new Error(`No file of the build has ${relative(root, id)}.`);
      return file;
    };
    const named = await namedDoors();
    const loads = {} as FirstLoads;
    for (const door of doors) {
      const entry = chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith(doorPage(door)));
      if (!entry) throw new Error(`The build has no door ${door}.`);
      const frame = withImports(entry.fileName);
      // A door begins to draw as soon as it is loaded: nothing behind another may fetch it, now or later.
      const reached = new Set(frame);
      for (const file of reached) for (const next of [...(byFile.get(file)?.imports ?? []), ...(byFile.get(file)?.dynamicImports ?? [])]) reached.add(next);
      const other = chunks.find(({ isEntry, fileName }) => isEntry && fileName !== entry.fileName && reached.has(fileName));
      if (other) throw new Error(`Behind the door ${door} ${other.fileName} can be fetched, which is another.`);
      const addresses = named[door].addresses.map<FirstLoad>(({ modules, modulesBelow, ...address }) => {
        const filesOf = (ids: readonly string[], known: ReadonlySet<string>): Set<string> =>
          new Set(ids.flatMap((id) => [...withImports(chunkWith(id))]).filter((file) => !known.has(file)));
        const files = filesOf(modules, frame);
        const below = filesOf(modulesBelow, new Set([...frame, ...files]));
        const [screen = ''] = modules;
        return { ...address, screen: relative(root, screen), file: chunkWith(screen), files: [...files], below: [...below] };
      });
      const afterwards = new Set(named[door].afterwards.flatMap((id) => [...withImports(chunkWith(id))]).filter((file) => !frame.has(file)));
      loads[door] = { frame: [...frame], addresses, afterwards: [...afterwards] };
    }
    this.emitFile({ type: 'asset', fileName: firstLoadsFile, source: JSON.stringify(loads) });
  },
};
