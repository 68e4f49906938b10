// Two kinds of tests: what runs in a browser page (src, in jsdom) and everything else (in Node).
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: { name: 'web', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'], setupFiles: ['src/test/setup.ts'] },
      },
      {
        test: { name: 'node', environment: 'node', include: ['{domain,server,scripts,tests/api,tests/support}/**/*.test.ts'] },
      },
    ],
  },
});
