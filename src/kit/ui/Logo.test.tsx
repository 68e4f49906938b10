import { existsSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Logo } from './Logo.tsx';

it('takes the firm’s name from a file that the portal’s worker keeps, so that it is there without a connection', () => {
  const path = /mask:url\((?<path>[^)]+)\)/.exec(renderToStaticMarkup(<Logo />))?.groups?.['path'] ?? '';
  expect(existsSync(`public${path}`)).toBe(true);
  const kept = /const isFile = \(path\) => \/(?<rule>.+)\/\.test\(path\)/.exec(readFileSync('scripts/web/portal-worker.js', 'utf8'))?.groups?.['rule'];
  expect(path).toMatch(new RegExp(kept ?? '^$'));
});
