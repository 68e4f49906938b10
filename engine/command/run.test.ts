import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from './run.ts';

const riddles = 'tests/support/contracts/riddles.yaml';
const folder = mkdtempSync(join(tmpdir(), 'command-'));

async function said(...words: string[]): Promise<{ code: number; lines: string[]; complaints: string[] }> {
  const [lines, complaints]: string[][] = [[], []];
  const code = await run(words, {
    name: 'console',
    version: '1.2.3',
    page: () => Promise.resolve(folder),
    say: (line) => lines?.push(line),
    complain: (line) => complaints?.push(line),
  });
  return { code, lines: lines ?? [], complaints: complaints ?? [] };
}

it('reads a document with what an overlay says beside it, whatever it is read for', async () => {
  const overlay = join(folder, 'overlay.yaml');
  writeFileSync(overlay, (await said('suggest', riddles)).lines.join('\n'));
  expect((await said('check', riddles)).lines[1]).toMatch(/^0 % understood/);
  expect((await said('check', riddles, '--overlay', overlay)).lines[1]).toMatch(/^100 % understood/);
  const without = join(folder, 'without.yaml');
  writeFileSync(without, ['overlay: 1.0.0', 'info: {title: Fewer, version: 1.0.0}', 'actions:', "  - target: $.paths['/stir']", '    remove: true'].join('\n'));
  expect((await said('diff', riddles, riddles, '--overlay', without)).code).toBe(0);
  expect((await said('suggest', riddles, '--overlay', without)).lines.join('\n')).not.toContain('/stir');
});

it('suggests an overlay that has every question in it', async () => {
  const file = 'tests/support/contracts/observatory.yaml';
  const questions = (await said('check', file)).lines.filter((line) => line.includes('?'));
  const { lines } = await said('suggest', file);
  expect(questions.length).toBeGreaterThan(1);
  for (const question of questions) expect(lines.join('\n')).toContain(/(?:By which|What|Where|How)[^?]*\?/.exec(question)?.[0]);
});

it('says which edition it is, and what there is, wherever it is asked', async () => {
  expect((await said('--version')).lines).toEqual(['1.2.3']);
  expect((await said('check', '--help')).lines[0]).toMatch(/ serve <document> /);
  expect(await said('chek')).toEqual({ code: 1, lines: [], complaints: ['There is no “chek”. console help says what there is.'] });
});
