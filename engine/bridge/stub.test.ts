import { expect, it } from 'vitest';
import { drawConsole } from '../contract/drawing/draw.ts';
import { understand } from '../contract/inferring/understand.ts';
import { readDocument } from '../contract/reading/read.ts';
import { stubOf } from './stub.ts';

const stubFor = (file: string) => {
  const document = readDocument(file);
  const understanding = understand(document);
  return stubOf(understanding, drawConsole(document, understanding).wires);
};
const museum = stubFor('tests/support/contracts/museum.yaml');
const rowsOf = async (url: string) => (await museum({ method: 'GET', url }).json()) as Record<string, unknown>[];

it('begins with the rows that the document itself shows, each key once, and fills up with made ones', async () => {
  const rows = await rowsOf('/special-events?limit=30');
  expect(rows.slice(0, 2).map(({ name }) => name)).toEqual(['Sasquatch Ballet', 'Solar Telescope Demonstration']);
  expect(rows).toHaveLength(30);
  expect(new Set(rows.map(({ eventId }) => eventId)).size).toBe(30);
  expect(await museum({ method: 'GET', url: `/special-events/${String(rows[0]?.['eventId'])}` }).json()).toMatchObject({ name: 'Sasquatch Ballet' });
});

it('takes a form told apart as one value, and shows it again', async () => {
  const choices = stubFor('tests/support/contracts/choices.yaml');
  const made = (await choices({
    method: 'POST',
    url: '/payments',
    headers: { 'Content-Type': 'application/json' },
    body: { name: 'Rent', method: { kind: 'transfer', iban: 'DE02' } },
  }).json()) as { id: number };
  expect(await choices({ method: 'GET', url: `/payments/${made.id}` }).json()).toMatchObject({ name: 'Rent', method: { kind: 'transfer', iban: 'DE02' } });
});

it('keeps the one record of which there is no list', async () => {
  const workshop = stubFor('tests/support/contracts/workshop.yaml');
  const before = (await workshop({ method: 'GET', url: '/v1/openingHours' }).json()) as Record<string, unknown>;
  const [name = ''] = Object.keys(before);
  const changed = await workshop({ method: 'PUT', url: '/v1/openingHours', body: { ...before, [name]: 'changed' } });
  expect(changed.status).toBe(200);
  expect(await workshop({ method: 'GET', url: '/v1/openingHours' }).json()).toMatchObject({ [name]: 'changed' });
});
