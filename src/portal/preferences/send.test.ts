import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UserPreferences } from '../../../generated/api.ts';
import { sampleOf } from '../../test/shell.tsx';
import { sendChange } from './send.ts';

const checklist: UserPreferences = { ...sampleOf('UserPreferences'), selections: { taste: {}, vehicles: [] }, trade_in: { mileage: 40_000 } };
const asked: Request[] = [];
beforeEach(() => {
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(request);
    return Promise.resolve(Response.json(checklist));
  });
});
afterEach(() => asked.splice(0));

const on = { user_id: checklist.user_id, package_id: checklist.package_id, version: 3 };
const vehicles = { selections: { vehicles: [] } };
const tradeIn = { trade_in: { mileage: 40_000 } };

it('sends nothing that breaks the contract, and tells it at its field', async () => {
  const wrong = { vehicles: [{ id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10', year_min: 2023, year_max: 2019 }] };
  const refused = await sendChange(checklist, { version: 3, selections: wrong }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 422, errors: { 'selections.vehicles.0.year_max': 'The newest year can’t be before the oldest.' } });
  expect(asked).toEqual([]);
});

it.each([
  ['a draft’s change as typed', 'draft', vehicles, 'POST', '/user-preferences/auto-save', { ...on, ...vehicles }],
  ['a submitted checklist’s selections whole', 'submitted', vehicles, 'PATCH', '/user-preferences/selections', { ...on, selections: checklist.selections }],
  ['a submitted checklist’s trade-in whole', 'submitted', tradeIn, 'POST', '/preferences/trade-in/update', { ...on, ...tradeIn }],
  ['both at once in one call', 'submitted', { ...vehicles, ...tradeIn }, 'POST', '/user-preferences/auto-save', { ...on, ...vehicles, ...tradeIn }],
] as const)('saves %s', async (_, status, change, method, path, body) => {
  await sendChange({ ...checklist, status }, { version: 3, ...change, ...('selections' in change ? { selections: { vehicles: [] } } : {}) });
  const [request] = asked;
  expect(request?.method).toBe(method);
  expect(new URL(request?.url ?? '').pathname.endsWith(path)).toBe(true);
  expect(await request?.json()).toEqual(body);
});
