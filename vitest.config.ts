// Four kinds of tests. `unit` and `component` stand beside the code; `tests/program`, a part of `unit`, starts the built program itself and
// runs once, for it opens no database that TEST_ENGINE could name. `api` speaks HTTP with the real application on a real database (PGlite,
// or PostgreSQL with TEST_ENGINE=postgres); `e2e` is a person in Chromium before a started server.
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';

// What happens a moment later is waited for; on a busy machine a moment is long: a backup that takes 3 s alone was not there after 15.
// And no test says how long all of it may take: only what hangs is ended. What may take no longer than so much is asserted, and not left to a limit.
const patient = { expect: { poll: { timeout: 50_000 } }, testTimeout: 400_000, hookTimeout: 400_000 };

export default defineConfig({
  test: {
    // What one step has made of the sources the next reads from .cache.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    // Two cores are what a small machine has; more workers than that only take turns.
    maxWorkers: 2,
    // A file's code runs for seconds: it is compiled once more, to run quicker, only where it is hot. What V8 takes for hot by itself costs a seventh of the time of all.
    // And four times Node's room for what is young: a drawn page is thrown away as a whole, and with less room its parts are copied again and again before that.
    // Clearing away was a tenth of the component tests' time, and is a quarter less so.
    execArgv: ['--interrupt-budget=1000000', '--max-semi-space-size=64'],
    projects: [
      {
        test: {
          name: 'unit',
          ...patient,
          environment: 'node',
          include: [
            '{domain,engine/bridge,engine/command,engine/contract,engine/serve,engine/server,server,scripts,tests/support,tests/contract,tests/program}/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, 'server/modules/**'],
          globalSetup: ['tests/support/api-engine.ts'],
          // One set of modules for all files, as below.
          isolate: false,
        },
      },
      {
        plugins: [react()],
        // As Node itself resolves: the modules of react-router-dom and not its CommonJS, which would bring a second react-router along.
        resolve: { conditions: ['module-sync', ...defaultClientConditions] },
        test: {
          name: 'component',
          ...patient,
          environment: 'jsdom',
          include: ['{src,engine/web,engine/console}/**/*.test.{ts,tsx}'],
          setupFiles: ['src/test/setup.ts'],
          // One set of modules for all files; `setup.ts` puts back what a test changes.
          isolate: false,
          // react-admin must share our router's and query client's contexts; left to Node it would load copies of its own.
          server: { deps: { inline: [/node_modules\/(react-admin|ra-[\w-]+|react-router|react-router-dom|react-hook-form|@tanstack\/react-query)\//] } },
        },
      },
      {
        test: {
          name: 'api',
          ...patient,
          environment: 'node',
          include: ['tests/api/**/*.test.ts', 'server/modules/**/*.test.ts'],
          globalSetup: ['tests/support/api-engine.ts'],
          setupFiles: ['tests/support/quick-passwords.ts'],
          // One set of modules for all files: an application of its own is made by each, and nothing is kept outside of it.
          isolate: false,
        },
      },
      {
        test: {
          name: 'e2e',
          ...patient,
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/e2e-server.ts'],
          // A walk through several browsers, servers and clocks on a machine that others use as well: one that fails is walked once more, and named in the summary.
          retry: 1,
          // One browser for all files, and its files fetched once: see `visitor`.
          isolate: false,
          maxWorkers: 1,
        },
      },
    ],
  },
});
