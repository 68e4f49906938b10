// `npm start`: from a fresh clone to a running product. Installs and builds only where needed, then becomes the server.
// Plain JavaScript without packages, because it runs before there are any.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { root } from './run.mjs';

try {
  await installIfNeeded();
  await buildIfStale();
} catch (error) {
  console.error(error.message);
  console.error('Forecourt could not be made ready to start; the lines above say why.');
  process.exit(1);
}

// In this very process, so that a signal reaches the server itself.
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
