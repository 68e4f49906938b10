// Builds the web app into dist/web, and with `--ssr` the server into dist/server/main.js; `vite` alone serves the web app
// for development, beside a running API.
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { componentNames } from './scripts/web/component-names.ts';
import { commands } from './scripts/setup/commands.mjs';
import { cut } from './scripts/web/cut.ts';
import { afterPaint, doorPages, pages } from './scripts/web/doors.ts';
import { drawAhead } from './scripts/web/draw-ahead.ts';
import { firstLoads } from './scripts/web/first-loads.ts';
import { portalApp } from './scripts/web/portal-app.ts';

const web: UserConfig['build'] = {
  outDir: 'dist/web',
  emptyOutDir: true,
  target: 'es2023',
  manifest: true,
  modulePreload: { polyfill: false },
  assetsInlineLimit: 2048,
  reportCompressedSize: false,
  // The page of each door. What is to be fetched when it is opened, as a dialog, and is imported by the page beside that, stops the build. Labels, limits and roles of the contract are constants: written where they are used, they cost no file of their own.
  rolldownOptions: {
    input: pages,
    optimization: { inlineConst: { mode: 'all', pass: 3 } },
    onLog: (level, log, handle) => handle(log.code === 'INEFFECTIVE_DYNAMIC_IMPORT' ? 'error' : level, log),
  },
};

// The packages stay in node_modules; what is ours, the contract included, becomes one file.
const server: UserConfig['build'] = {
  ssr: true,
  // Flat, so that each file finds the others beside itself: the server starts the child that opens pictures and sheets. What an operator runs is built, too:
  // where the product is installed, its sources are not (Dockerfile).
  rolldownOptions: {
    input: {
      main: 'server/main.ts',
      'media-child': 'server/media/child.ts',
      ...Object.fromEntries(commands.map((command) => [command, `scripts/${command}.ts`])),
    },
    output: { chunkFileNames: '[name]-[hash].js' },
  },
  outDir: 'dist/server',
  emptyOutDir: true,
  target: 'node20',
  sourcemap: true,
};

/** Small, but for what our components are called. */
const readable = { compress: true, mangle: { reserved: componentNames() }, codegen: { removeWhitespace: true } };

const forWeb: UserConfig = {
  plugins: [react(), doorPages, firstLoads],
  publicDir: 'public',
  worker: { format: 'es' },
  build: web,
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: {
      '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false, ws: true },
      // Mails that went nowhere, and all mail templates.
      '/mailbox': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false },
      // The front door, the root of a host without a role, is the server's own page.
      '^/$': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false },
    },
  },
};

export default defineConfig(async ({ command, isSsrBuild }) => {
  if (isSsrBuild) return { publicDir: false as const, build: server };
  if (command === 'serve') return forWeb;
  return {
    ...forWeb,
    plugins: [forWeb.plugins, afterPaint, drawAhead, portalApp],
    build: { ...web, rolldownOptions: { ...web.rolldownOptions, output: { codeSplitting: await cut(forWeb), minify: readable } } },
  };
});
