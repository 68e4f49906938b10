import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  token = await app.signIn('admin@forecourt.example');
});
afterAll(() => app.close());

const settings = (body: object) => app.call('updateFirmSettings', { token, body });

describe('firm settings', () => {
  it('hold the firm’s defaults, change field by field, and reach every browser', async () => {
    expect((await app.call('getFirmSettings', { token })).body).toMatchObject({
      time_zone: 'America/New_York',
      assignment_rule: 'least_loaded',
      answer_hours: { opens: 9, closes: 18 },
    });
    const changed = await settings({ assignment_rule: 'manual', support_address: 'help@forecourt.example' });
    expect(changed.body).toMatchObject({ assignment_rule: 'manual', version: 2, currency: 'USD' });
    expect((await app.call('getPublicSettings')).body.support_address).toBe('help@forecourt.example');
  });

  it('refuse what makes no sense, and a stale version', async () => {
    expect((await settings({ time_zone: 'Mars/Olympus' })).problem.errors).toHaveProperty('time_zone');
    expect((await settings({ answer_hours: { opens: 18, closes: 9, weekdays: [1], promise_hours: 2 } })).problem.errors).toHaveProperty([
      'answer_hours.closes',
    ]);
    expect((await settings({ assignment_rule: 'least_loaded', version: 1 })).status).toBe(409);
  });
});

describe('public settings', () => {
  it('carry the same storage secret every time, and no other', async () => {
    const [one, two] = [await app.call('getPublicSettings'), await app.call('getPublicSettings')];
    expect(one.body.storage_secret).toBe(two.body.storage_secret);
    expect(one.body).toMatchObject({ mode: 'demo', base_domain: 'localhost', stripe_publishable_key: null });
  });
});

describe('support requests', () => {
  const question = { name: 'Ada Quinn', email: 'ada.quinn@mailhaven.example', topic: 'payment', message: 'My card was charged twice, I think.' };

  it('come from anybody, are mailed to the support address and to whoever asks, and say when an answer comes', async () => {
    const asked = await app.call('requestSupport', { body: question });
    expect(asked.status).toBe(201);
    expect(Date.parse(asked.body.answer_by)).toBeGreaterThan(Date.now());
    const letters = await app.letters();
    expect(letters.find((letter) => letter.to === question.email)?.subject).toBe('We received your question');
    expect(letters.find((letter) => letter.subject === 'Support request: Payment')?.text).toContain(question.message);
    const { body } = await app.call('listSupportRequests', { token, query: { filter: { q: 'charged twice' } } });
    expect(body).toMatchObject([{ id: asked.body.id, status: 'open', owner_id: null }]);
  });

  it('move on by their states; whoever moves one that nobody has takes it on', async () => {
    const { body } = await app.call('requestSupport', { body: question });
    const move = (status: string) => app.call('setSupportRequestStatus', { token, params: { id: body.id }, body: { status } });
    const begun = await move('in_progress');
    expect(begun.body.owner_id).not.toBeNull();
    expect((await move('closed')).body.status).toBe('closed');
    expect(await move('open')).toMatchObject({
      status: 409,
      problem: {
        state: 'closed',
        moves: [
          { to: 'answered', label: 'Answer' },
          { to: 'in_progress', label: 'Reopen' },
        ],
      },
    });
    const owner = await app.call('updateSupportRequest', { token, params: { id: body.id }, body: { owner_id: null } });
    expect(owner.body.owner_id).toBeNull();
    expect((await app.call('updateSupportRequest', { token, params: { id: body.id }, body: { status: 'open' } })).status).toBe(422);
  });
});
