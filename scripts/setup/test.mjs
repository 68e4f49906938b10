// `npm test`: from a fresh clone to one line of totals. Installs the packages where needed, then runs scripts/checks/test.ts.
// Plain JavaScript without packages, because it runs before there are any.
import { spawn } from 'node:child_process';
import { installIfNeeded } from './install.mjs';
import { root } from './run.mjs';

try {
  await installIfNeeded();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const tests = spawn(process.execPath, ['--import', 'tsx', 'scripts/checks/test.ts', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => tests.kill(signal));
tests.on('close', (code) => process.exit(code ?? 1));
