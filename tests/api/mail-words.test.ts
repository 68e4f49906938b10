// Letters made of other words than their own, price requests and notifications, leave as the firm words them.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { happened } from '../../server/events/happened.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeAccount } from './cases/accounts.ts';
import { makeRequest } from './cases/bid-rows.ts';
import type { CaseWorld } from './cases/case.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

const save = (name: string, words: { subject: string; text: string }) =>
  app.call('saveMailText', { token: world.tokens.admin, params: { name }, body: { ...words, version: 1 } });
const reset = (name: string) => app.call('resetMailText', { token: world.tokens.admin, params: { name } });
const letterTo = async (email: string) => (await app.letters()).find(({ to }) => to === email);

it('a price request: a paragraph about what is empty is left out, and each way it speaks is a text of its own', async () => {
  const ask = async (note: string | null) => {
    const request = await makeRequest(app, world.users.client, { status: 'draft', note });
    const sent = await app.call('sendBidRequest', { token: world.tokens.employee, params: { id: request.id } });
    expect(sent.status).toBeLessThan(300);
    return letterTo(`desk-${request.dealers[0]}@dealer.example`);
  };
  const words = {
    subject: 'Your best price for {title}?',
    text: 'Dear {dealer_name} team,\n\nOur wish: {note}\n\nOn {question_line}: {question}\n\nUntil {due}, please.',
  };
  expect((await save('price-request-first-round', words)).status).toBe(200);
  const noted = await ask('No {add-ons}.');
  expect(noted?.subject).toBe('Your best price for 2025 Toyota RAV4 Hybrid?');
  expect(noted?.text).toMatch(/^Dear Case Toyota \w+ team,\n\nOur wish: No \{add-ons\}\.\n\nUntil .+, please\.$/);
  expect(noted?.action?.label).toBe('Give your price');
  expect((await ask(null))?.text).toMatch(/^Dear Case Toyota \w+ team,\n\nUntil .+, please\.$/);
  // The best price so far is none of a first round's fields.
  expect((await save('price-request-first-round', { ...words, subject: 'Beat {target}' })).problem.errors).toEqual({ subject: 'There is no field {target}.' });
  expect((await save('price-request-next-round', { ...words, subject: 'Beat {target}' })).status).toBe(200);
  await reset('price-request-first-round');
  expect((await ask(null))?.subject).toBe('Price request: 2025 Toyota RAV4 Hybrid');
});

it('a notification: what happened is a field, and is cut in a subject', async () => {
  const notify = async (file_name: string) => {
    const { id, email } = await makeAccount(world, 'client');
    await app.db.transaction((db) => happened(db, { kind: 'file_shared', actor: null, client_id: id, target: { kind: 'folder', id }, count: 1, file_name }));
    return letterTo(email);
  };
  await app.call('changeNotificationDefaults', { token: world.tokens.admin, params: { role: 'client' }, body: { choices: { file_shared: { mail: true } } } });
  const shipped = await notify('Quote.pdf');
  expect(shipped?.text).toContain('Quote.pdf');
  expect((await save('notification', { subject: 'News: {sentence}', text: 'News for you.\n\n{sentence}' })).status).toBe(200);
  const worded = await notify(`${'Long '.repeat(30)}quote.pdf`);
  expect(worded?.text).toMatch(/^News for you\.\n\n.*quote\.pdf/);
  expect(worded?.subject).toMatch(/^News: .*…$/);
  expect(worded?.subject.length).toBeLessThan(130);
  expect(worded?.action?.label).toBe('Open Forecourt');
  // Without it nobody reads what happened.
  expect((await save('notification', { subject: 'News: {sentence}', text: 'News for you.' })).problem.errors).toEqual({
    text: 'Add {sentence}. Without it, the e-mail doesn’t say what it is for.',
  });
  await reset('notification');
  expect((await notify('Quote.pdf'))?.subject).toBe(shipped?.subject);
});
