// `npm start`: from a fresh clone to a running product. Installs and builds only where needed, then watches over the server.
// Plain JavaScript without packages, because it runs before there are any.
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { root } from './run.mjs';
import { serverOptions } from './server-options.mjs';
import { supervise } from './supervise.mjs';

try {
  await installIfNeeded();
  await buildIfStale();
} catch (error) {
  console.error(error.message);
  console.error('Forecourt could not be made ready to start; the lines above say why.');
  process.exit(1);
}

process.exitCode = await supervise([...serverOptions, join(root, 'dist', 'server', 'main.js')], { NODE_ENV: 'production', ...process.env });
