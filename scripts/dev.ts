// `npm run dev`: the web app by Vite with hot reload, and the API restarted on every change, behind one address.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const webPort = process.env.PORT ?? '3000';
const apiPort = String(Number(webPort) + 1);

const programs = [
  // A person opens Vite's address, which passes /api on.
  { args: [join('node_modules', 'tsx', 'dist', 'cli.mjs'), 'watch', '--clear-screen=false', 'server/main.ts'], env: { PORT: apiPort } },
  { args: [join('node_modules', 'vite', 'bin', 'vite.js'), '--strictPort'], env: { WEB_PORT: webPort, API_URL: `http://127.0.0.1:${apiPort}` } },
].map(({ args, env }) => spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }));

function stop(): void {
  for (const program of programs) program.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
// One without the other is of no use.
for (const program of programs) program.on('exit', stop);
