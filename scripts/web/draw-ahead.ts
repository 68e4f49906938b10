// Draws what addresses show first at build (ahead.tsx), and writes it where the server finds it: what people come for is readable before any script.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build, type Plugin } from 'vite';
import { drawnFile, type Drawn, type Whose } from '../../domain/doors.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function drawn(): Promise<Drawn> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-ahead-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      publicDir: false,
      // Packages and all: it is run where no package is found.
      ssr: { noExternal: true },
      build: {
        ssr: 'scripts/web/ahead.tsx',
        outDir: folder,
        emptyOutDir: false,
        minify: false,
        target: 'node20',
        rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'ahead.mjs' } },
      },
    });
    // In a thread of its own: what it makes the code believe of a window is nobody else's, and what the code still waits for ends with it.
    const thread = new Worker(join(folder, 'ahead.mjs'));
    const [answer] = (await once(thread, 'message')) as [Drawn];
    await thread.terminate();
    return answer;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const drawAhead: Plugin = {
  name: 'draw-ahead',
  async generateBundle() {
    for (const [whose, pages] of Object.entries(await drawn()) as [Whose, Drawn[Whose]][])
      for (const [path, page] of Object.entries(pages)) this.emitFile({ type: 'asset', fileName: drawnFile(whose, path), source: JSON.stringify(page) });
  },
};
