interface Locked {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}
/** Packages that the files of a build import. */
export function importedPackages(folder: string): Set<string>;
/** Folders of node_modules with everything that some packages need, by the lockfile. */
export function neededFolders(locked: Record<string, Locked>, names: Iterable<string>): Set<string>;
/** The folders the built server needs, as the lockfile names them. */
export function serverFolders(): Set<string>;
