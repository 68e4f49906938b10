// Builds the web app into dist/web, and with `--ssr` the server into dist/server/main.js; `vite` alone serves the web app
// for development, beside a running API.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { cut } from './scripts/web/cut.ts';
import { doorPages, pages } from './scripts/web/doors.ts';
import { firstLoads } from './scripts/web/first-loads.ts';

const web: UserConfig['build'] = {
  outDir: 'dist/web',
  emptyOutDir: true,
  target: 'es2023',
  manifest: true,
  modulePreload: { polyfill: false },
  assetsInlineLimit: 2048,
  reportCompressedSize: false,
  // The page of each door. Labels, limits and roles of the contract are constants: written where they are used, they cost no file of their own.
  rolldownOptions: { input: pages, optimization: { inlineConst: { mode: 'all', pass: 3 } } },
};

// The packages stay in node_modules; what is ours, the contract included, becomes one file.
const server: UserConfig['build'] = {
  ssr: true,
  // Flat, so that each file finds the others beside itself: the server starts the child that opens pictures and sheets.
  rolldownOptions: { input: { main: 'server/main.ts', 'media-child': 'server/media/child.ts' }, output: { chunkFileNames: '[name]-[hash].js' } },
  outDir: 'dist/server',
  emptyOutDir: true,
  target: 'node20',
  sourcemap: true,
};

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const routerAliases = [
  // See the file: react-admin gets the parts of the router it uses, and ours for holding back unsaved changes.
  { find: /^react-router-dom$/, replacement: fileOf('src/app/react-router-dom.ts') },
  // The package's exports lead every bundler to its development build.
  { find: /^react-router$/, replacement: fileOf('node_modules/react-router/dist/production/index.mjs') },
];

/**
 * What of MUI no screen of ours shows, so that its code stays out of every page: buttons neither ripple nor spin (docs/rules.md, Screens: no
 * spinners in buttons), and public/appearance.js sets the appearance before the first paint.
 */
const unseen: Readonly<Record<string, string>> = {
  '@mui/material/ButtonBase/TouchRipple.mjs': 'export default () => null; export const DELAY_RIPPLE = 0;',
  '@mui/system/InitColorSchemeScript/InitColorSchemeScript.mjs': `
    export const DEFAULT_MODE_STORAGE_KEY = 'mode';
    export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
    export const DEFAULT_ATTRIBUTE = 'data-color-scheme';
    export const buildInitColorSchemeScript = () => null;
    export default () => null;`,
  'forecourt:nothing': 'export default () => null;',
};
const withoutUnseen: Plugin = {
  name: 'without-unseen',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/CircularProgress/index.mjs') && /@mui\/material\/(?:Icon)?Button\//.test(importer ?? '') ? 'forecourt:nothing' : null,
  load: (id) => Object.entries(unseen).find(([path]) => id.endsWith(path))?.[1] ?? null,
};

/** Our components keep their names through minifying: a rendering failure names the one that failed (docs/brief.md, section 2). */
const componentNames: Plugin = {
  name: 'component-names',
  transform(code, id) {
    if (!/\/(?:src|engine)\/.*\.tsx$/.test(id) || id.includes('/node_modules/')) return null;
    const names = [...code.matchAll(/^(?:export )?(?:default )?function ([A-Z]\w*)/gm)].map(([, name]) => name);
    return names.length === 0
      ? null
      : { code: `${code}\n${names.map((name) => `Object.defineProperty(${name}, 'name', { value: '${name}' });`).join('\n')}\n`, map: null };
  },
};

const forWeb: UserConfig = {
  plugins: [react(), doorPages, withoutUnseen, componentNames, firstLoads],
  resolve: { alias: routerAliases },
  publicDir: 'public',
  build: web,
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: {
      '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false, ws: true },
      // Mails that went nowhere, and all mail templates.
      '/mailbox': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false },
    },
  },
};

export default defineConfig(async ({ command, isSsrBuild }) => {
  if (isSsrBuild) return { publicDir: false as const, build: server };
  if (command === 'serve') return forWeb;
  return { ...forWeb, build: { ...web, rolldownOptions: { ...web.rolldownOptions, output: { codeSplitting: await cut(forWeb) } } } };
});
