#!/usr/bin/env node
// The command as its package installs it: the page lies beside it, built.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endWithReader } from './reader.ts';
import { run } from './run.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };

endWithReader(process.stdout);
process.exitCode = await run(process.argv.slice(2), {
  name: 'npx contract-console',
  version,
  page: () => Promise.resolve(fileURLToPath(new URL('../page', import.meta.url))),
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
