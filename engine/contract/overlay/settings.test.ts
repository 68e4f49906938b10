// What an overlay sets beside how lists are asked for: refusals, late changes, sign-in; and where it is told of what is wrong in it.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { signed } from '../../serve/sign-in.ts';
import { hasCodeFlow } from '../../serve/oauth.ts';
import { reportOf } from '../inferring/report.ts';
import { understand } from '../inferring/understand.ts';
import { readDocument } from '../reading/read.ts';
import { suggestedOverlay } from './suggest.ts';

const kiosk = 'tests/support/contracts/kiosk.yaml';
const workshop = 'tests/support/contracts/workshop.yaml';
const folder = mkdtempSync(join(tmpdir(), 'settings-'));
let written = 0;
/** An overlay with the given actions; its first line is 4. */
const overlay = (...actions: string[]): string => {
  const file = join(folder, `overlay-${(written += 1)}.yaml`);
  writeFileSync(file, ['overlay: 1.0.0', 'info: {title: More, version: 1.0.0}', 'actions:', ...actions].join('\n'));
  return file;
};
const understood = (file: string, ...overlays: string[]) => understand(readDocument(file, overlays));
const resource = (name: string, ...overlays: string[]) => understood(kiosk, ...overlays).resources.find((one) => one.name === name);

it('infers how refusals are read and late changes refused, and an overlay says otherwise', () => {
  expect(resource('papers')?.concurrency.value).toEqual({ as: 'etag' });
  expect(resource('stands')?.concurrency.value).toEqual({ as: 'version', property: 'revision' });
  const post = (...overlays: string[]) => understood(kiosk, ...overlays).operations.find(({ operation }) => operation.method === 'post')?.refusals?.value;
  expect(post()).toEqual({ message: 'fault.message', fields: 'fault.violations', name: 'property', says: 'reason' });
  const said = overlay(
    '  - target: $.paths.*',
    '    update: {x-collection: {errors: {message: oops.text, fields: oops.at}}}',
    "  - target: $.paths['/stands/{id}']",
    '    update: {x-collection: {concurrency: none}}',
    "  - target: $.paths['/papers/{id}']",
    '    update: {x-collection: {concurrency: {property: version}}}',
  );
  expect(post(said)).toEqual({ message: 'oops.text', fields: 'oops.at', name: 'property', says: 'reason' });
  expect(resource('stands', said)?.concurrency).toMatchObject({ value: { as: 'none' }, confidence: 1 });
  expect(resource('papers', said)?.concurrency).toMatchObject({ value: { as: 'version', property: 'version' }, confidence: 1 });
  // Said of a path, it holds beside what is said of its calls.
  const both = overlay(
    '  - target: $.paths.*',
    '    update: {x-collection: {errors: oops}}',
    "  - target: $.paths['/stands'].get",
    '    update: {x-collection: {name: booths}}',
  );
  const booths = understood(kiosk, both).operations.find((one) => one.resource.value === 'booths');
  expect(booths?.refusals?.value.message).toBe('oops');
});

it('reports both, and suggests them as actions that say the same', () => {
  const document = readDocument(kiosk);
  const report = reportOf(document).join('\n');
  expect(report).toContain('Refusals say what is wrong in fault.message, fields fault.violations (property, reason) (2 operations).');
  expect(report).toContain('late changes refused by etag');
  expect(report).toContain('late changes refused by revision');
  const lines = suggestedOverlay(document, understand(document), kiosk);
  const from = lines.findIndex((line) => line.startsWith('# Where refusals'));
  const until = lines.findIndex((line) => line.startsWith('# How calls are signed'));
  const actions = lines
    .slice(from, until)
    .filter((line) => line.startsWith('#  '))
    .map((line) => line.slice(1));
  const again = readDocument(kiosk, [overlay(...actions)]);
  expect(again.findings).toEqual([]);
  expect(understand(again).resources.map(({ concurrency }) => concurrency.value)).toEqual(
    understand(document).resources.map(({ concurrency }) => concurrency.value),
  );
});

it('sets each way to sign in by what OpenAPI itself has, as suggested', () => {
  const given = {
    'token.token': 't',
    'password.user': 'u',
    'password.password': 'p',
    'key.key': 'k',
    'session.key': 's',
    'browser.token': 'b',
    'browser.client_id': 'c',
  };
  const lines = suggestedOverlay(readDocument(kiosk), understood(kiosk), kiosk);
  const begin = lines.findIndex((line) => line.startsWith('# How calls are signed'));
  const actions = lines
    .slice(begin)
    .filter((line) => line.startsWith('#  '))
    .map((line) => line.slice(1));
  const ways = Array.from({ length: actions.length / 4 }, (_way, index) => actions.slice(index * 4, index * 4 + 4));
  const headers = ways.map((way) => {
    const { signIns, operations } = understood(kiosk, overlay(...way));
    expect(operations.every(({ security }) => security.length === 1)).toBe(true);
    return { ...signed(signIns, operations[0]?.security ?? [], given).headers, code: signIns.some(hasCodeFlow) };
  });
  expect(headers).toEqual([
    { Authorization: 'Bearer t', code: false },
    { Authorization: `Basic ${btoa('u:p')}`, code: false },
    { 'X-API-Key': 'k', code: false },
    { Cookie: 'session=s', code: false },
    { Authorization: 'Bearer b', code: true },
  ]);
  const old = suggestedOverlay(readDocument(workshop), understood(workshop), workshop);
  expect(old.filter((line) => line.includes('securityDefinitions: '))).toHaveLength(3);
});

it('takes a header that carries a key for the sign-in where no scheme says one, and asks', () => {
  const { signIns, operations, questions } = understood(kiosk);
  expect(signIns).toEqual([{ name: 'X-Api-Key', kind: 'apiKey', in: 'header', key: 'X-Api-Key' }]);
  const list = operations.find(({ operation }) => operation.path === '/papers');
  expect(signed(signIns, list?.security ?? [], { 'X-Api-Key.key': 'k' }).headers).toEqual({ 'X-Api-Key': 'k' });
  expect(questions.map(({ says }) => says)).toContain('How are calls signed? No scheme says it; the header “X-Api-Key” is taken for the key.');
});

it('tells at its own place of a key, a parent or a version that there is not, and keeps what was inferred', () => {
  const wrong = overlay(
    '  - target: $.components.schemas.Stand',
    '    update: {x-identity: ids}',
    "  - target: $.paths['/papers/{id}']",
    '    update:',
    '      x-parent: stand',
    '      x-collection:',
    '        concurrency: {property: revison}',
  );
  const document = readDocument(kiosk, [wrong]);
  const told = understand(document).questions.map((one) => `${document.where(one.at).split('/').at(-1) ?? ''} ${one.says}`);
  const name = wrong.split('/').at(-1) ?? '';
  expect(told).toEqual(
    expect.arrayContaining([
      `${name}:5 x-identity says “ids”, but one of “stands” has no such property; there are id, name, revision; did you mean "id"?`,
      `${name}:8 x-parent says “stand”, but there is no such resource; there are papers, stands; did you mean "stands"?`,
      `${name}:10 x-collection says “concurrency.property: revison”, but one of “papers” has no such property; there are id, name, version.`,
    ]),
  );
  expect(resource('stands', wrong)?.identity).toMatchObject({ value: { property: 'id' } });
});

it('tells of what an overlay brought by the overlay’s own line, wherever it went', () => {
  const first = overlay('  - target: $.paths', '    update:', '      /lost:', '        get:', '          responses:', "            '200': {$ref: '#/nowhere'}");
  const second = overlay(
    "  - target: $.paths['/papers'].parameters",
    '    update:',
    '      - {name: a, in: query}',
    '      - {name: b, in: nowhere}',
    "  - target: $.paths['/papers'].parameters[1]",
    '    remove: true',
  );
  const { findings, where } = readDocument(kiosk, [first, second]);
  expect(findings.map((one) => `${where(one).split('/').at(-1) ?? ''} ${one.says}`)).toEqual([
    `${second.split('/').at(-1) ?? ''}:7 is a parameter without a name, or without a place that is known.`,
    `${first.split('/').at(-1) ?? ''}:9 #/nowhere leads nowhere.`,
  ]);
});
