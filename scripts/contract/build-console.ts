// Builds the page of `npm run contract -- serve` (engine/app) into .cache/console, unless it is there and its sources are older.
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const consolePage = `${root}.cache/console`;

export async function builtConsole(): Promise<string> {
  const made = `${consolePage}/index.html`;
  const sources = ['app', 'console', 'contract', 'web'].flatMap((folder) =>
    readdirSync(`${root}engine/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|html)$/.test(name))
      .map((name) => join(root, 'engine', folder, name)),
  );
  const newest = Math.max(...sources.map((file) => statSync(file).mtimeMs));
  if (existsSync(made) && statSync(made).mtimeMs > newest) return consolePage;
  const result = await asReleased(() =>
    build({
      configFile: false,
      root: `${root}engine/app`,
      logLevel: 'warn',
      plugins: [react()],
      build: {
        outDir: consolePage,
        emptyOutDir: true,
        target: 'es2023',
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        chunkSizeWarningLimit: 2000,
      },
    }),
  );
  // Whose code is in it, for the licences of the package.
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const modules = outputs.flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []));
  writeFileSync(`${consolePage}/.modules.json`, JSON.stringify(modules));
  return consolePage;
}

/** As it is released, also where a test builds it: libraries ask NODE_ENV whether to bring along what helps developers. */
export async function asReleased<Made>(building: () => Promise<Made>): Promise<Made> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    return await building();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
