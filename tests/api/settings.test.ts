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

describe('mail texts', () => {
  const text = async (name: string) => (await app.call('listMailTexts', { token })).body.find((one) => one.name === name);
  const save = (name: string, words: { subject: string; text: string }, version = 1) =>
    app.call('saveMailText', { token, params: { name }, body: { ...words, version } });
  const resetLetter = async () => {
    await app.call('forgotPassword', { body: { email: 'client@forecourt.example' } });
    return (await app.letters()).find(({ to, action }) => to === 'client@forecourt.example' && action?.label === 'Choose a new password');
  };

  it('are shown as shipped, with their fields by name; each variant is a text of its own', async () => {
    expect(await text('password-reset')).toMatchObject({
      label: 'New password',
      fields: ['first_name'],
      subject: 'Choose a new password',
      text: expect.stringMatching(/^Hello \{first_name\},\n\nSomeone requested/),
      is_changed: false,
      version: 1,
    });
    expect((await text('welcome-covered-by-a-coupon'))?.text).toContain('Your {package_name} package and your account are ready.');
    expect((await text('welcome-paid'))?.text).toContain('We received your payment for {package_name}');
    expect((await app.call('listMailTexts', { token: await app.signIn('advisor@forecourt.example') })).status).toBe(403);
  });

  it('leave as they were changed, fields filled in, with the letter’s own button; reset, they leave as shipped', async () => {
    const words = { subject: '{first_name}, your new\npassword', text: 'Dear {first_name},\n\nuse the button <b>soon</b>.' };
    expect((await save('password-reset', words)).body).toMatchObject({ ...words, is_changed: true, version: 2 });
    const letter = await resetLetter();
    expect(letter).toMatchObject({ subject: 'Hannah, your new password', text: 'Dear Hannah,\n\nuse the button <b>soon</b>.' });
    expect(letter?.action?.url).toContain('token=');
    expect(letter).not.toHaveProperty('changeable');
    // Another letter is as it was.
    expect((await text('sign-in-link'))?.is_changed).toBe(false);
    expect((await app.call('resetMailText', { token, params: { name: 'password-reset' } })).body).toMatchObject({
      subject: 'Choose a new password',
      is_changed: false,
    });
    expect((await resetLetter())?.subject).toBe('Choose a new password');
  });

  it('refuse a field that is not there where it stands, a stale version, and a letter that is not there', async () => {
    const refused = await save('sign-in-link', { subject: 'For {client}', text: 'Hello {First name},' });
    expect([refused.status, refused.problem.errors]).toEqual([422, { subject: 'There is no field {client}.', text: 'There is no field {First name}.' }]);
    const words = { subject: 'Your link', text: 'Hello {first_name},' };
    expect((await save('sign-in-link', words)).status).toBe(200);
    expect((await save('sign-in-link', { ...words, subject: 'Another' }, 1)).status).toBe(409);
    expect((await save('no-letter', words)).status).toBe(404);
    expect((await text('sign-in-link'))?.subject).toBe('Your link');
  });

  it('are shown before as the server makes them, of made-up facts, and nothing is saved', async () => {
    const preview = (words: { subject: string; text: string }) => app.call('previewMailText', { token, params: { name: 'guest-invitation' }, body: words });
    const { body } = await preview({ subject: '{client_name} asks you', text: 'Hello {first_name}, <script>1</script>' });
    expect(body.subject).toBe('Hannah Okafor asks you');
    expect(body.html).toContain('Hello Sam, &lt;script&gt;1&lt;/script&gt;');
    expect(body.html).toContain('Choose your password');
    expect((await preview({ subject: 'Hi', text: 'Hello {nobody}' })).problem.errors).toEqual({ text: 'There is no field {nobody}.' });
    expect((await text('guest-invitation'))?.is_changed).toBe(false);
  });

  it('come as a test to whoever asks, in these words and not in the saved ones', async () => {
    const test = (words: { subject: string; text: string }) => app.call('sendMailTextTest', { token, params: { name: 'guest-invitation' }, body: words });
    expect((await test({ subject: 'Hi', text: 'Hello {nobody}' })).status).toBe(422);
    const { body } = await test({ subject: '{client_name} asks you', text: 'Hello {first_name}, soon' });
    const [letter] = await app.letters();
    expect([letter?.to, letter?.subject]).toEqual([body.to, 'Test: Hannah Okafor asks you']);
    expect(letter?.text).toContain('Hello Sam, soon');
    expect((await text('guest-invitation'))?.is_changed).toBe(false);
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
