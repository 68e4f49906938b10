// Builds the engine's packages into .cache/packages: plain JavaScript, types, and the licences of what is built in. `npm run packages` packs them.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import project from '../../package.json' with { type: 'json' };
import { asReleased, builtConsole } from '../contract/build-console.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const packagesFolder = `${root}.cache/packages`;

interface Package {
  /** The folder of its package.json and README.md. */
  folder: string;
  entry: string;
  /** Everything built in, for Node; or the libraries left to whoever installs it. */
  holdsAll: boolean;
  /** The folders of the engine whose declarations it carries; it has none without. */
  types?: readonly string[];
  /** What it works inside of, and so leaves to whoever installs it though everything else is built in. */
  host?: readonly string[];
}

const packages: readonly Package[] = [
  { folder: 'contract', entry: 'index.ts', holdsAll: true, types: ['contract'] },
  { folder: 'server', entry: 'index.ts', holdsAll: true, types: ['contract', 'server'], host: ['fastify', '@fastify/multipart'] },
  { folder: 'app', entry: 'index.ts', holdsAll: false, types: ['app', 'console', 'contract', 'web'] },
  { folder: 'command', entry: 'bin.ts', holdsAll: true },
];

/** Builds and packs all of them. @returns the tarballs, by the name of the package */
export async function packedPackages(): Promise<Record<string, string>> {
  rmSync(packagesFolder, { recursive: true, force: true });
  mkdirSync(packagesFolder, { recursive: true });
  writeTypes();
  const page = await builtConsole();
  const made = await asReleased(() => Promise.all(packages.map((one) => builtPackage(one, page))));
  return Object.fromEntries(made.map(({ name, folder }) => [name, packed(folder)]));
}

function packed(folder: string): string {
  const told = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', packagesFolder], { cwd: folder, encoding: 'utf8' });
  const [one] = JSON.parse(told) as { filename: string }[];
  return join(packagesFolder, one?.filename ?? '');
}

async function builtPackage({ folder, entry, holdsAll, types, host }: Package, page: string): Promise<{ name: string; folder: string }> {
  const source = `${root}engine/${folder}`;
  const target = `${packagesFolder}/${folder}`;
  const chunks = await built(`${source}/${entry}`, `${target}/dist`, { holdsAll, host: host ?? [] });
  const own = JSON.parse(readFileSync(`${source}/package.json`, 'utf8')) as { name: string };
  const peers = holdsAll ? versionsOf(host ?? []) : peersOf(chunks);
  const { version, author, repository } = { author: undefined, repository: undefined, ...project };
  writeFileSync(
    `${target}/package.json`,
    `${JSON.stringify({ ...own, version, author, repository, ...(Object.keys(peers).length > 0 ? { peerDependencies: peers } : {}) }, null, 2)}\n`,
  );
  cpSync(`${source}/README.md`, `${target}/README.md`);
  cpSync(`${root}LICENSE`, `${target}/LICENSE`);
  const held = chunks.flatMap(({ moduleIds }) => moduleIds);
  for (const one of types ?? []) cpSync(`${packagesFolder}/types/${one}`, `${target}/types/${one}`, { recursive: true });
  if (folder === 'command') {
    copyPage(page, `${target}/page`);
    held.push(...(JSON.parse(readFileSync(`${page}/.modules.json`, 'utf8')) as string[]));
    chmodSync(`${target}/dist/bin.js`, 0o755);
  }
  writeFileSync(`${target}/THIRD-PARTY.md`, licencesOf(held));
  return { name: own.name, folder: target };
}

async function built(entry: string, outDir: string, { holdsAll, host }: { holdsAll: boolean; host: readonly string[] }): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ...(holdsAll ? { ssr: { noExternal: true, external: [...host], target: 'node' as const } } : {}),
    build: {
      outDir,
      emptyOutDir: true,
      target: holdsAll ? 'node20' : 'es2023',
      minify: false,
      reportCompressedSize: false,
      copyPublicDir: false,
      ...(holdsAll ? { ssr: entry } : { lib: { entry, formats: ['es'], fileName: 'index' } }),
      rolldownOptions: {
        ...(holdsAll ? {} : { external: (id: string) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0') }),
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`${entry} was not built.`);
  return output.output.filter((one) => one.type === 'chunk');
}

const packageIn = (id: string): string | undefined => /^(@[^/]+\/[^/]+|[^/.\0][^/]*)/.exec(id)?.[1];

/** What a package leaves to whoever installs it, in the versions that it was made with. */
function peersOf(chunks: readonly Rolldown.OutputChunk[]): Record<string, string> {
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const names = new Set(
    chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports].flatMap((id) => (own.has(id) ? [] : (packageIn(id) ?? [])))),
  );
  return versionsOf([...names].toSorted());
}

function versionsOf(names: readonly string[]): Record<string, string> {
  const versions: Readonly<Record<string, string>> = project.dependencies;
  return Object.fromEntries(
    names.map((name) => {
      const version = versions[name];
      if (version === undefined) throw new Error(`A package imports ${name}, which package.json does not name.`);
      return [name, version];
    }),
  );
}

/** The page with each of its files compressed beside it, as hard as it goes. */
function copyPage(page: string, target: string): void {
  cpSync(page, target, { recursive: true, filter: (from) => !from.endsWith('.modules.json') });
  for (const name of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    if (!['.js', '.css', '.html', '.svg'].includes(extname(name))) continue;
    const bytes = readFileSync(join(target, name));
    writeFileSync(join(target, `${name}.br`), brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
  }
}

/** The name, licence and text of each package whose code is built in. */
function licencesOf(modules: readonly string[]): string {
  const folders = new Set(modules.flatMap((id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []));
  const parts = [...folders].toSorted().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { name: string; version: string; license?: string };
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    return `## ${name} ${version} (${license ?? 'see below'})\n\n${file === undefined ? '' : `${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`}`;
  });
  return `# What is built in\n\n${parts.length === 0 ? 'Nothing of others.\n' : parts.join('\n')}`;
}

/** Declarations of what the packages offer, and of what that needs. */
function writeTypes(): void {
  const config = `${packagesFolder}/tsconfig.json`;
  const files = packages.filter(({ types }) => types !== undefined).map(({ folder, entry }) => `${root}engine/${folder}/${entry}`);
  writeFileSync(
    config,
    JSON.stringify({
      extends: `${root}tsconfig.json`,
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        // What is wrong is told by `npm run types`.
        noCheck: true,
        allowImportingTsExtensions: false,
        rewriteRelativeImportExtensions: true,
        incremental: false,
        rootDir: `${root}engine`,
        outDir: `${packagesFolder}/types`,
        types: ['node'],
      },
      include: [],
      files,
    }),
  );
  execFileSync(process.execPath, [`${root}node_modules/@typescript/native/bin/tsc`, '-p', config], { cwd: root, stdio: 'inherit' });
  if (!existsSync(`${packagesFolder}/types/contract/index.d.ts`)) throw new Error('No types were written.');
}
