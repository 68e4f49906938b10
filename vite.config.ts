// Builds the web app into dist/web; `vite` alone serves it for development beside a running API.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist/web', emptyOutDir: true, target: 'es2023', sourcemap: false, modulePreload: { polyfill: false }, manifest: true },
  server: { proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false, ws: true } } },
});
