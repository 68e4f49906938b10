// `npm run bench -- --only export [--dry]`, or this file by itself with [--links 45000] [--times 4]: what an export of every link costs the server's memory. A PostgreSQL and the
// built server, each a process of its own; the receiver is a third. Writes it into docs/performance.md.
import { parseArgs } from 'node:util';
import { operations } from '../../generated/operations.ts';
import { machine, keepSection, performancePage, table } from './page.ts';
import { memoryOf } from './program.ts';
import { startFirms } from './scale/firms.ts';

const { values: flags } = parseArgs({
  options: { links: { type: 'string', default: '45000' }, times: { type: 'string', default: '4' }, dry: { type: 'boolean', default: false } },
});
/** Of issue 12, in MB above rest. */
const most = 64;

const { firms, stop } = await startFirms([Number(flags.links)]);
try {
  const [firm] = firms;
  if (!firm) throw new Error('One was started.');
  const headers = { authorization: `Bearer ${firm.tokens.admin}` };
  // At rest it has answered some calls: what the first one brings along is no export's.
  for (let count = 0; count < 20; count += 1) await (await fetch(`${firm.url}/api${operations.listLinks.path}?range=[0,24]`, { headers })).arrayBuffer();
  const rows: string[][] = [];
  for (let time = 1; time <= Number(flags.times); time += 1) {
    const answer = await fetch(`${firm.url}/api${operations.getExportAddress.path.replace('{resource}', 'links')}`, { headers });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    const { url }: { url: string } = JSON.parse(await answer.text());
    const rest = memoryOf(firm.pid);
    let peak = rest;
    const watch = setInterval(() => {
      peak = Math.max(peak, memoryOf(firm.pid));
    }, 20);
    const began = performance.now();
    let bytes = 0;
    for await (const part of (await fetch(`${firm.url}${url}`)).body ?? []) bytes += part.length;
    clearInterval(watch);
    const mb = (value: number) => `${Math.round(value)} MB`;
    rows.push([
      String(time),
      `${(bytes / 1e6).toFixed(1)} MB in ${((performance.now() - began) / 1000).toFixed(1)} s`,
      mb(rest),
      mb(peak),
      `${mb(peak - rest)}${peak - rest <= most ? ' ✓' : ' ✗'}`,
    ]);
  }
  const said = [
    `${machine()} · PostgreSQL 15 · ${firm.links.toLocaleString('en-US')} links as CSV, one export after the other from one server that has just begun; goal: at most ${most} MB above rest.`,
    '',
    table(['export', 'moved', 'memory before', 'at most', 'above'], rows),
  ].join('\n');
  console.log(said);
  if (!flags.dry) keepSection(performancePage, 'export', said);
} finally {
  await stop();
}
