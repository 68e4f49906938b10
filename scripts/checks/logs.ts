// After the whole suite: no person, none of their words and no token in anything that a server logged while the tests ran (server/log.ts).
import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Search } from './personal.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Say where the logs are.');
const files = readdirSync(folder).map((name) => join(folder, name));
const typed = files
  .filter((file) => file.endsWith('.typed'))
  .flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean))
  .map((line) => String(JSON.parse(line)));
const search = new Search(typed);
const logs = files.filter((file) => file.endsWith('.log'));
for (const file of logs) for await (const line of createInterface({ input: createReadStream(file) })) search.read(line);
const megabytes = logs.reduce((sum, file) => sum + statSync(file).size, 0) / 1_000_000;
console.log(`${search.lines.toLocaleString('en-US')} lines (${megabytes.toFixed(0)} MB), searched for ${typed.length.toLocaleString('en-US')} typed texts`);
for (const { what, line } of search.found) console.log(`${what}:\n  ${line}`);
// Nothing to look through is no proof.
if (search.lines === 0) console.log('No server logged anything.');
process.exitCode = search.lines > 0 && search.found.length === 0 ? 0 : 1;
