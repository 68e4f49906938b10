// Builds the page of `contract:serve` (engine/app) into .cache/console, unless it is there and its sources are older.
import { existsSync, readdirSync, statSync } from 'node:fs';
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
  await build({
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
  });
  return consolePage;
}
