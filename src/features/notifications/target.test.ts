import { expect, it } from 'vitest';
import type { Notification } from '../../../generated/api.ts';
import { targetKindValues } from '../../../generated/enums.ts';
import { pathOf } from './target.ts';

const told = (role: Notification['role'], target_kind: Notification['target_kind']) => ({ role, target_kind, target_id: 't', client_id: 'c' });

it('leads to the record where the reader has a screen for it', () => {
  expect(pathOf(told('client', 'complaint'))).toBe('/complaints?complaint=t');
  expect(pathOf(told('employee', 'complaint'))).toBe('/complaints/t');
  expect(pathOf(told('client', 'chat'))).toBe('/chats?chat=t');
  expect(pathOf(told('admin', 'link'))).toBe('/client-profiles/c?tab=links&link=t');
});

it('is nowhere a dead end', () => {
  for (const kind of [...targetKindValues, null]) {
    for (const role of ['client', 'employee', 'admin'] as const) expect(pathOf({ ...told(role, kind), target_id: null })).toMatch(/^\/[a-z]/);
  }
});
