// Builds the web app into dist/web, and with `--ssr` the server into dist/server/main.js; `vite` alone serves the web app
// for development, beside a running API.
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

const web: UserConfig['build'] = {
  outDir: 'dist/web',
  emptyOutDir: true,
  target: 'es2023',
  manifest: true,
  modulePreload: { polyfill: false },
  assetsInlineLimit: 2048,
  reportCompressedSize: false,
};

// The packages stay in node_modules; what is ours, the contract included, becomes one file.
const server: UserConfig['build'] = {
  ssr: 'server/main.ts',
  outDir: 'dist/server',
  emptyOutDir: true,
  target: 'node20',
  sourcemap: true,
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [] : [react()],
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild ? server : web,
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false, ws: true } },
  },
}));
