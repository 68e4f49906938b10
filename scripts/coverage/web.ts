// Looks through the web app: which calls its own screens really make.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './brief.ts';

/** Everything the web app is written in, tests and fixtures left out, as one text. */
export function readWeb(): string {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|fixture\//.test(file))
    .map((file) => readFileSync(join(root, 'src', file), 'utf8'))
    .join('\n');
}

/**
 * Does a screen call it: through the typed client (`api.PATCH('/links/{id}'`), as an upload with progress (`sendForm('/files'`), or,
 * for what is only read, by its path in a table of such calls (`clients: '/users/clients/count'`)?
 */
export function isCalled(web: string, method: string, path: string): boolean {
  const parts = path.split(/\{[^}]+\}/).map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&'));
  const named = `['\`]${parts.join('\\{\\w+\\}')}['\`]`;
  if (method === 'get') return new RegExp(named).test(web);
  const sent = `sendForm\\(\\s*['\`]${parts.join('\\$\\{[^}]+\\}')}['\`]`;
  return new RegExp(`\\.${method.toUpperCase()}\\(\\s*${named}${method === 'post' ? `|${sent}` : ''}`).test(web);
}
