// What texts may hold, at every door: bodies, queries, parameters, forms, file names and sheets. The list is `engine/contract/text-rules.ts`.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unfitText } from '../../engine/contract/text-rules.ts';
import { startApp, type TestApp } from '../support/app.ts';
import type { CaseWorld } from './cases/case.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

const complaint = { subject: 'No answer since Tuesday', category: 'delay', details: 'Two questions and nobody came back to me.' } as const;
const taxRule = { name: 'Ohio', state: 'OH', rate: 5.75, base: 'price', effective_from: '2026-01-01', source: 'Ohio R.C. 5739.02' } as const;

describe('a character that nobody sees', () => {
  it('never closes a list: it is left out before the contract is asked', async () => {
    const short = await app.call('createComplaint', { token: world.tokens.client, body: { ...complaint, subject: '\ufeffab' } });
    expect(short.status).toBe(422);
    expect(short.problem.errors).toHaveProperty('subject');
    const made = await app.call('createComplaint', { token: world.tokens.client, body: { ...complaint, subject: '\ufeffNo answer\u200b\u202e' } });
    expect(made.status).toBe(201);
    expect(made.body.subject).toBe('No answer');
    for (const token of [world.tokens.client, world.tokens.admin]) expect((await app.call('listComplaints', { token })).status).toBe(200);
  });

  it('leaves names equal however they were typed', async () => {
    const token = world.tokens.client;
    const made = await app.call('createComplaint', { token, body: { ...complaint, subject: 'Rene\u0301 asks' } });
    expect(made.body.subject).toBe('Ren\u00e9 asks');
    const found = await app.call('listComplaints', { token, query: { filter: { q: 'Rene\u0301\ufeff asks' } } });
    expect(found.body.map(({ id }) => id)).toContain(made.body.id);
  });

  it('leaves a joined emoji, lines and tabs as they are', async () => {
    const details = '👩‍👩‍👧 asked\n\ttwice, می‌خواهم';
    const made = await app.call('createComplaint', { token: world.tokens.client, body: { ...complaint, details } });
    expect(made.body.details).toBe(details);
  });
});

describe('a character that cannot be shown', () => {
  it.each(['a\u0000b', 'a\u0007b', 'a\u009bb', 'a\ud83d', 'a\uffffb'])('%j is refused at its field, however deep', async (text) => {
    const plain = await app.call('createComplaint', { token: world.tokens.client, body: { ...complaint, subject: text } });
    expect(plain.status).toBe(422);
    expect(plain.problem.errors).toEqual({ subject: unfitText });
    const deep = await app.call('createLink', { token: world.tokens.employee, body: { user_id: world.users.client, title: 'A car', options: ['fine', text] } });
    expect(deep.status).toBe(422);
    expect(deep.problem.errors).toEqual({ 'options.1': unfitText });
  });

  it('is refused in a query with the name of the parameter', async () => {
    const token = world.tokens.admin;
    for (const text of ['\0', '\u0007', '\ud800']) {
      const listed = await app.call('listComplaints', { token, query: { filter: { q: `a${text}` } } });
      expect(listed.status).toBe(400);
      expect(listed.problem.errors).toEqual({ 'filter.q': unfitText });
    }
  });

  it('is an unknown record in a path', async () => {
    expect((await app.fetch('/api/complaints/%00', { headers: { authorization: `Bearer ${world.tokens.admin}` } })).status).toBe(404);
  });
});

it('cleans what a form carries, its text as its file names', async () => {
  const token = world.tokens.client;
  const folders = await app.call('listClientFolders', { token });
  const form = new FormData();
  form.append('files', new Blob(['Hello'], { type: 'text/plain' }), 'photo\u202egpj\ufeff.txt');
  const answer = await app.call('uploadFolderFiles', { token, params: { id: folders.body[0]?.id }, form });
  expect(answer.status, JSON.stringify(answer.problem)).toBe(201);
  expect(JSON.stringify(answer.body)).toContain('photogpj.txt');
});

it('reads the cells of a sheet like every other text', async () => {
  const form = new FormData();
  form.append('user_id', world.users.client);
  form.append('file', new Blob(['title,url,comments\n\ufeff2025 RAV4\u200b,https://dealer.example/a1,a\u0007b\n']), 'links.csv');
  const answer = await app.call('uploadLinks', { token: world.tokens.employee, form });
  expect(JSON.stringify(answer.body ?? answer.problem)).toContain(unfitText);
});

it('refuses a name of which a byte order mark was half, and the list stays open to all', async () => {
  const token = world.tokens.admin;
  const made = await app.call('createTaxRule', { token, body: { ...taxRule, name: '\ufeffx' } });
  expect(made.problem.errors).toEqual({ name: 'Use at least 2 characters.' });
  for (const each of [token, world.tokens.employee]) expect((await app.call('listTaxRules', { token: each })).status).toBe(200);
});
