// How Vite serves and builds the three doors: one page each, with the same head.
import { readFileSync } from 'node:fs';
import { minifySync, type HtmlTagDescriptor, type Plugin } from 'vite';
import { doorOf, doorPage, doors, fetchedLater } from '../../domain/doors.ts';
import { hostRole } from '../../domain/role-hosts.ts';

/** What the build begins with. */
export const pages: Readonly<Record<string, string>> = Object.fromEntries(doors.map((door) => [door, doorPage(door)]));

const backgrounds = { light: '#F4F6F5', dark: '#0D1312' };
const script = (...files: readonly string[]): HtmlTagDescriptor => {
  const text = files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
  return { tag: 'script', children: minifySync('page.js', text).code };
};

/**
 * What is drawn ahead for anybody is not shown to whoever is signed in, and an area's frame to nobody else. The frame lies over the page, in the page's own place, until
 * the scripts have drawn what belongs there (src/app/give-way.ts).
 */
const ahead = [
  'html[data-known] #root[data-ahead]{visibility:hidden}',
  '#ahead{position:fixed;inset:0;z-index:2500;overflow:hidden;padding-right:var(--help-side);background:var(--bg)}',
  'html:not([data-known]) #ahead{display:none}',
  // A placeholder that pulses costs a frame between every two steps of the drawing that it waits for: of a list, a third of all the work before its rows.
  '#ahead *,#root:has(+#ahead) *{animation:none!important}',
].join('');

const head: readonly HtmlTagDescriptor[] = [
  { tag: 'meta', attrs: { charset: 'utf-8' } },
  { tag: 'meta', attrs: { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' } },
  { tag: 'meta', attrs: { name: 'description', content: 'An advisor finds the cars, gets prices from dealers and puts every tax and fee on one page.' } },
  ...Object.entries(backgrounds).map(([scheme, content]) => ({
    tag: 'meta',
    attrs: { name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` },
  })),
  { tag: 'link', attrs: { rel: 'icon', href: '/mark.svg', type: 'image/svg+xml' } },
  { tag: 'link', attrs: { rel: 'preload', href: '/api/public-settings', as: 'fetch', crossorigin: 'anonymous' } },
  { tag: 'style', children: `html{background:${backgrounds.light}}html[data-theme='dark']{background:${backgrounds.dark}}${ahead}` },
  // In the page itself: a file of its own would hold back the first paint.
  { tag: 'style', children: "@import '../kit/theme/inter/inter.css';" },
  // Run before anything is drawn.
  script('appearance.js', 'early-press.js'),
];
/** What stands in the pages of areas beside it. */
const areaHead: readonly HtmlTagDescriptor[] = [script('first-calls.js')];
const publicPage = doorPage('public');
const isArea = (path: string): boolean => !path.endsWith(publicPage);

/** An address that a person opens, and no file. */
const isPage = (path: string): boolean => !/^\/(?:@|api\/|mailbox|node_modules\/)/.test(path) && !path.slice(path.lastIndexOf('/')).includes('.');

/** The build's own way to begin a door, as soon as its files are there. */
const atOnce = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** In the built page of an area its code waits for the first paint (after-paint.js); its files, the one that begins it first, are fetched meanwhile as the address's are. */
export const afterPaint: Plugin = {
  name: 'after-paint',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path, bundle }) => {
      if (!bundle || !isArea(path)) return html;
      if (!atOnce.test(html)) throw new Error(`${path} has no script that begins its door.`);
      return {
        html: html.replace(atOnce, '<link rel="modulepreload" crossorigin href="$1">').replaceAll('<link rel="modulepreload" ', `${fetchedLater} data-door `),
        tags: [{ ...script('after-paint.js'), injectTo: 'body' as const }],
      };
    },
  },
};

export const doorPages: Plugin = {
  name: 'door-pages',
  transformIndexHtml: {
    order: 'pre',
    handler: (_html, { path }) => [...head, ...(isArea(path) ? areaHead : [])].map((tag) => ({ ...tag, injectTo: 'head-prepend' as const })),
  },
  // What the server does with the built pages: server/http/web.ts.
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const { hostname } = new URL(`http://${request.headers.host ?? 'localhost'}`);
      const base = process.env.BASE_DOMAIN ?? 'localhost';
      // The root of a host without a role is passed on to the server, whose own page it is.
      const isFrontDoor = pathname === '/' && hostRole(hostname, base) === null;
      if (request.method === 'GET' && isPage(pathname) && !isFrontDoor) request.url = `/${doorPage(doorOf({ hostname, pathname }, base))}`;
      next();
    });
  },
};
