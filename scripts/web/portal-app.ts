// What makes the portal an app without a store: its service worker, with the files of this build in it, and its icons.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { doorPage, firstLoadsFile, publicSegments, type FirstLoads } from '../../domain/doors.ts';
import { icons, pushWords, workerFile } from '../../domain/portal-app.ts';

const fileAt = (path: string): Buffer => readFileSync(new URL(path, import.meta.url));

/** What draws PDFs: large, and of no use without the file, which is never kept. */
const isLeftOut = (name: string): boolean => /\/PdfPage-|pdf\.worker/.test(name);

/** All that the portal may ever load, by what its door imports. */
function filesOf(bundle: Rolldown.OutputBundle): string[] {
  const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const entry = [...chunks.values()].find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith(doorPage('portal')));
  const found = new Set(entry ? [entry.fileName] : []);
  for (const name of found) {
    const chunk = chunks.get(name);
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) if (!isLeftOut(next)) found.add(next);
  }
  const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
  return [...found, ...fonts];
}

/** The mark on its own ground: `share` of the edge is the mark's, the rest is what devices cut round. */
async function drawIcon(size: number, share: number): Promise<Buffer> {
  const inner = Math.round(size * share);
  const mark = await sharp(fileAt('../../public/mark.svg'), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  if (share === 1) return mark;
  return sharp({ create: { width: size, height: size, channels: 4, background: '#0B5754' } })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
}

export const portalApp: Plugin = {
  name: 'portal-app',
  async generateBundle(_options, bundle) {
    const loads = bundle[firstLoadsFile];
    if (loads?.type !== 'asset') throw new Error('The build does not say what each address loads first.');
    const { portal }: FirstLoads = JSON.parse(String(loads.source));
    const dashboard = portal.addresses.find(({ path }) => path === 'dashboard');
    const first = [...portal.frame, ...(dashboard?.files ?? [])].map((file) => `/${file}`);
    const all = filesOf(bundle).map((file) => `/${file}`);
    const name = createHash('sha256').update(all.join('\n')).digest('base64url').slice(0, 12);
    const notPages = publicSegments.filter((segment) => segment !== '');
    const build = JSON.stringify({ name, first, all, notPages, title: pushWords.title, news: pushWords.news });
    const { code } = minifySync('portal-worker.js', `const BUILD = ${build};\n${fileAt('portal-worker.js').toString()}`);
    this.emitFile({ type: 'asset', fileName: workerFile, source: code });
    for (const { file, size, share } of icons) this.emitFile({ type: 'asset', fileName: file, source: await drawIcon(size, share) });
  },
};
