// What a browser must load before a screen stands there, from Vite's manifest.

/** An entry of dist/web/.vite/manifest.json, as far as it is read here. */
export interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** An area of the app: which screens belong to it, and what they load besides themselves. */
export interface Area {
  name: string;
  /** Most that the first load of one of its screens may weigh: JavaScript, gzip, bytes. */
  budget: number;
  /** Keys of the manifest that every screen of the area loads. */
  frame: readonly string[];
  /** Whose dynamic imports the screens are. */
  from: string;
  isScreen: (key: string) => boolean;
}

export interface Screen {
  area: Area;
  key: string;
  /** Keys of every chunk of its first load. */
  chunks: ReadonlySet<string>;
}

/** A chunk and all it imports without being asked. */
function closure(manifest: Manifest, keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key)) continue;
    found.add(key);
    closure(manifest, manifest[key]?.imports ?? [], found);
  }
  return found;
}

/**
 * Every screen of the areas with the chunks of its first load.
 * @throws when the manifest lacks what an area stands on, so that a renamed file does not pass unseen
 */
export function screensOf(manifest: Manifest, areas: readonly Area[]): Screen[] {
  return areas.flatMap((area) => {
    const absent = [...area.frame, area.from].filter((key) => !manifest[key]);
    if (absent.length > 0) throw new Error(`The build has no ${absent.join(', ')}: scripts/check-budgets.ts does not know this app.`);
    const keys = (manifest[area.from]?.dynamicImports ?? []).filter(area.isScreen);
    return keys.map((key) => ({ area, key, chunks: closure(manifest, [...area.frame, key]) }));
  });
}

/** Pairs of screens of which one loads the other though nobody opened it. */
export function foreignScreens(screens: readonly Screen[]): { screen: string; loads: string }[] {
  const keys = [...new Set(screens.map(({ key }) => key))];
  return screens.flatMap(({ key, chunks }) => keys.filter((other) => other !== key && chunks.has(other)).map((loads) => ({ screen: key, loads })));
}
