// `npx tsx scripts/bench/uploads.ts [--seconds 10]`: what others notice while one client sends eight pictures of 8900 × 8900 and somebody a sheet
// that unpacks to 400 MB, and what the server's memory does. Runs the built server (`npm run build`) over demo data in a temporary folder, or
// over DATABASE_URL: a scratch database, it is filled. Linux only: memory is read from /proc.
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { demoEmails, demoPassword } from '../../server/demo/logins.ts';
import { builtProduct } from './program.ts';

const { values: flags } = parseArgs({ options: { seconds: { type: 'string', default: '10' }, port: { type: 'string', default: '3790' } } });
const usualSeconds = Number(flags.seconds);
const url = `http://127.0.0.1:${flags.port}`;
/** The most that others may wait above what is usual, in ms. */
const mostAbove = 250;

const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
const server = spawn(process.execPath, builtProduct, {
  env: { ...process.env, DATA_DIR: folder, PORT: flags.port, LOG_LEVEL: 'error', NODE_ENV: 'production' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const pid = server.pid ?? 0;

/** Bytes of memory of a process, in MB; 0 once it is gone. */
async function memoryOf(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
}
async function childrenOf(parent: number): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(ids.map(async (id) => /^PPid:\s+(\d+)/m.exec(await readFile(`/proc/${id}/status`, 'utf8').catch(() => ''))?.[1]));
  return ids.filter((_, index) => Number(parents[index]) === parent).map(Number);
}

async function tokenOf(email: string): Promise<string> {
  const body = JSON.stringify({ email, password: demoPassword });
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return token;
}

const peak = { server: 0, child: 0 };

/** Calls of somebody else, one after the other, until `work` is done; ms each. */
async function othersDuring(token: string, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const over = new AbortController();
  const done = work.finally(() => over.abort());
  const memory = (async () => {
    while (!over.signal.aborted) {
      peak.server = Math.max(peak.server, await memoryOf(pid));
      for (const child of await childrenOf(pid)) peak.child = Math.max(peak.child, await memoryOf(child));
      await wait(100);
    }
  })();
  while (!over.signal.aborted) {
    for (const path of ['/packages/all', '/client-folders?range=[0,24]']) {
      const began = performance.now();
      const answer = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${answer.status} ${path}`);
      times.push(performance.now() - began);
    }
    await wait(20);
  }
  await memory;
  await done;
  return times;
}

const figures = (times: readonly number[]) => {
  const sorted = times.toSorted((one, other) => one - other);
  return {
    calls: sorted.length,
    p50: sorted[Math.floor(sorted.length * 0.5)] ?? 0,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    slowest: sorted.at(-1) ?? 0,
  };
};
const told = ({ calls, p50, p95, slowest }: ReturnType<typeof figures>) =>
  `${calls} calls of others: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`;

function* filler(times: number): Generator<string> {
  const row = `<row r="2"><c r="A2" t="inlineStr"><is><t>${' '.repeat(1_000_000)}</t></is></c></row>`;
  for (let count = 0; count < times; count += 1) yield row;
}
async function bombAt(path: string): Promise<void> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('<workbook xmlns:r="r"><sheets><sheet name="Links" sheetId="1" r:id="rId1"/></sheets></workbook>'), 'xl/workbook.xml');
  zip.addBuffer(Buffer.from('<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>'), 'xl/_rels/workbook.xml.rels');
  zip.addReadStream(Readable.from(filler(400)), 'xl/worksheets/sheet1.xml');
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}

try {
  const picture = await sharp({ create: { width: 8900, height: 8900, channels: 3, background: '#0b5754' } })
    .png()
    .toBuffer();
  await bombAt(join(folder, 'bomb.xlsx'));
  while (
    !(await fetch(`${url}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false))
  )
    await wait(500);

  const [client, admin] = [await tokenOf(demoEmails.client), await tokenOf(demoEmails.admin)];
  const ask = async <T>(token: string, path: string, body?: FormData): Promise<{ status: number; body: T }> => {
    const answer = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` }, ...(body ? { method: 'POST', body } : {}) });
    return { status: answer.status, body: (await answer.json()) as T };
  };
  const [own] = (await ask<{ id: string; client_id: string }[]>(client, '/client-folders')).body;
  if (!own) throw new Error('The demo client has no folder.');

  await othersDuring(admin, wait(3_000));
  const usual = figures(await othersDuring(admin, wait(usualSeconds * 1000)));
  const before = await memoryOf(pid);
  console.log(`usual        ${told(usual)}; server ${before} MB`);

  const pictures = new FormData();
  for (let count = 0; count < 8; count += 1) pictures.append('files', new Blob([new Uint8Array(picture)]), `large-${count}.png`);
  let began = performance.now();
  let status = 0;
  const withPictures = figures(
    await othersDuring(
      admin,
      ask(client, `/client-folders/${own.id}/upload-files`, pictures).then((answer) => {
        status = answer.status;
      }),
    ),
  );
  console.log(
    `8 pictures   ${told(withPictures)}; answered ${status} after ${((performance.now() - began) / 1000).toFixed(1)} s; server at most ${peak.server} MB, child at most ${peak.child} MB`,
  );

  Object.assign(peak, { server: 0, child: 0 });
  const sheet = new FormData();
  sheet.append('user_id', own.client_id);
  sheet.append('file', new Blob([new Uint8Array(await readFile(join(folder, 'bomb.xlsx')))]), 'bomb.xlsx');
  began = performance.now();
  const withSheet = figures(
    await othersDuring(
      admin,
      Promise.all([
        wait(3_000),
        ask(admin, '/upload-links', sheet).then((answer) => {
          status = answer.status;
        }),
      ]),
    ),
  );
  console.log(`400 MB sheet ${told(withSheet)}; answered ${status}; server at most ${peak.server} MB, child at most ${peak.child} MB`);

  await wait(12_000);
  const after = await memoryOf(pid);
  const children = await childrenOf(pid);
  console.log(`afterwards   server ${after} MB, ${children.length} children`);
  const above = Math.max(withPictures.slowest, withSheet.slowest) - usual.slowest;
  console.log(`slowest above usual: ${above.toFixed(0)} ms (at most ${mostAbove})`);
  process.exitCode = above <= mostAbove && children.length === 0 ? 0 : 1;
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => {
    server.once('exit', resolve);
  });
  await rm(folder, { recursive: true, force: true });
}
