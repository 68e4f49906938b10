import { expect, it } from 'vitest';
import { choices } from '../../domain/brief-texts.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { linkStatusTransitions } from '../../generated/transitions.ts';
import type { Contract } from '../../engine/contract/document.ts';
import { allSentences } from './collect.ts';
import { sentencesOf, spokenFiles } from './from-source.ts';
import { namelessIn } from './parameters.ts';
import { brokenBy, readVoice } from './rules.ts';

const voice = readVoice();
// A bundled document is a contract; its type is wider than ours.
const everything = allSentences(contract as unknown as Contract);

it('every sentence a person reads follows docs/voice.md', () => {
  expect(everything.length).toBeGreaterThan(3000);
  const broken = everything.flatMap((sentence) => brokenBy(sentence, voice).map((why) => `${sentence.place}: “${sentence.text}”. ${why}`));
  expect(broken).toEqual([]);
});

it('every parameter of a message has a name', () => {
  expect(spokenFiles().flatMap((file) => namelessIn(file))).toEqual([]);
});

it('reads screens, refusals, letters, the contract and the demo', () => {
  const texts = new Map(everything.map(({ text, area }) => [text, area]));
  expect(texts.get('Fix the code or remove it to continue.')).toBe('src/features/onboarding');
  expect(texts.get('Wrong e-mail or password.')).toBe('server/modules/auth');
  expect(texts.get('Your password was changed')).toBe('server/events/mail/letters');
  expect(texts.get('Redemption limit')).toBe('contract: CouponUpdate');
  expect(texts.get('The one I would drive first.')).toBe('server/demo');
  expect(texts.get('3 or 4 digits.')).toBe('src/features/payments');
});

it('the tables of the page are read whole', () => {
  expect(voice.sentences.length).toBeGreaterThan(40);
  expect(voice.phrases.length).toBeGreaterThan(20);
  expect(voice.labels.get('Course')).toBe('Progress');
});

/** What a sentence on a screen breaks. */
const broken = (text: string) => brokenBy({ area: 'src/portal', text }, voice);

it.each([
  'Mend the coupon, or leave it empty.',
  'None of your rejects hit',
  'This code does not hold for {name}.',
  'Somebody waits for you',
  'One’s own notifications',
  'Every revision stands here.',
  'It is rejected by the client.',
  'The client is told.',
  'Half of it is given back.',
  'Press the button to go on.',
  'The course of a complaint',
  'Choose a package, please.',
  'Saved!',
  'Course',
  "You’re now {name}'s advisor",
  'Made:',
  '{label}: done.',
  '{name}: {count} done.',
  '{label}?',
  'The work is {words[step].toLowerCase()}.',
  "You can't undo this.",
  "All advisors' chats",
])('refuses %j', (text) => {
  expect(broken(text)).not.toEqual([]);
});

it.each([
  'You understand the price.',
  'Of course',
  'Changed in two places',
  'Your account got suspended from the admin.',
  'Something went wrong!!!',
  'Please refresh the page with SHIFT+F5.',
  'Logging out...',
  'Delete {name}?',
  '{count} coupons turned off',
  'You can’t undo this.',
  "Choose “Let's move forward with this one” and your advisor requests it.",
])('lets %j be', (text) => {
  expect(broken(text)).toEqual([]);
});

it('refuses texts in code, attributes and templates, and leaves styles, errors for developers and types alone', () => {
  const source = `
    type Kind = 'Somebody else';
    const box = { padding: '0 12px', title: 'Somebody is here' };
    throw new Error('Somebody forgot a column');
    throw conflict(\`Somebody took \${name}.\`);
    const view = <Tooltip title="Somebody waits"><b aria-label="Go on now">Nothing stands here</b></Tooltip>;
  `;
  expect(sentencesOf('src/portal/Example.tsx', source).map(({ text }) => text)).toEqual([
    'Somebody is here',
    'Somebody took {name}.',
    'Somebody waits',
    'Go on now',
    'Nothing stands here',
  ]);
});

it.each(['(a: string) => `Hello ${a}`', '(...all: string[]) => `Hello ${all[0]}`', "'Hello {0}'", "'Hello %s'"])('a message is not %s', (message) => {
  expect(namelessIn('src/portal/messages.ts', `export const messages = { hello: ${message} };`)).toHaveLength(1);
});

it('a message with names is right', () => {
  expect(namelessIn('src/portal/messages.ts', 'export const messages = { hello: (name: string, { of }: Counted) => `Hello ${name}, ${of}` };')).toEqual([]);
});

it('the three choices are the brief’s to the letter', () => {
  const labels = linkStatusTransitions.filter(({ by }) => by.join() === 'client').map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(Object.values(choices)));
});
