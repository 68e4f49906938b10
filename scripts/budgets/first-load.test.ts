import { describe, expect, it } from 'vitest';
import { foreignScreens, screensOf, type Area, type Manifest } from './first-load.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', imports: ['_base.js'], dynamicImports: ['pages/a.tsx', 'pages/b.tsx', 'dialog.tsx', 'area.tsx'] },
  '_base.js': { file: 'base.js' },
  'area.tsx': { file: 'area.js', imports: ['_base.js'] },
  'dialog.tsx': { file: 'dialog.js' },
  'pages/a.tsx': { file: 'a.js', imports: ['_shared.js', '_base.js'] },
  'pages/b.tsx': { file: 'b.js', imports: ['pages/a.tsx'] },
  '_shared.js': { file: 'shared.js' },
};
const area: Area = { name: 'pages', budget: 1000, frame: ['index.html'], from: 'index.html', isScreen: (key) => key.startsWith('pages/') };

describe('first load', () => {
  it('is a screen with everything it imports, each once, and nothing that is loaded on demand', () => {
    const [a] = screensOf(manifest, [area]);
    expect([...(a?.chunks ?? [])].toSorted()).toEqual(['_base.js', '_shared.js', 'index.html', 'pages/a.tsx']);
  });

  it('names a screen that brings another one along', () => {
    expect(foreignScreens(screensOf(manifest, [area]))).toEqual([{ screen: 'pages/b.tsx', loads: 'pages/a.tsx' }]);
  });

  it('refuses a build in which an area is not found', () => {
    expect(() => screensOf(manifest, [{ ...area, frame: ['gone.tsx'] }])).toThrow('gone.tsx');
  });
});
