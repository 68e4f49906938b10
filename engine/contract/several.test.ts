import { expect, it } from 'vitest';
import type { FieldDescriptor } from './descriptor.ts';
import { editsOfSeveral } from './several.ts';

const update = { id: 'updateBook' as never, method: 'patch', path: '/books/{id}', roles: ['admin', 'employee'] } as const;
const field = (name: string, label: string, more: Partial<FieldDescriptor> = {}): FieldDescriptor => ({
  name,
  label,
  kind: 'string',
  required: false,
  readOnly: false,
  nullable: true,
  rules: {},
  ...more,
});

it('a field of chosen records is set by the call that changes one, and taken back by the same', () => {
  const [shelf] = editsOfSeveral(update, [field('shelf_id', 'Shelf')], 'Books');
  expect(shelf).toMatchObject({ path: '/books/{id}', action: 'editShelfId', on: 'bulk', several: true, label: 'Set shelf', roles: ['admin', 'employee'] });
  expect(shelf?.act?.done).toEqual({ one: 'Shelf of {record} set to {body.shelf_id}', many: 'Shelf of {count} books set to {body.shelf_id}' });
  expect(shelf?.act?.when?.[0]).toMatchObject({ is: { shelf_id: null }, done: { many: 'Shelf of {count} books cleared' } });
  expect(shelf?.act?.undo).toEqual({ operation: update, body: { shelf_id: '{record.shelf_id}' }, needs: [] });
});

it('only those who may write the field are offered it, and what cannot be empty is not cleared', () => {
  const [owner] = editsOfSeveral(update, [field('owner', 'Owner', { write: ['admin'], nullable: false })], 'Books');
  expect(owner).toMatchObject({ roles: ['admin'], act: { undo: { needs: ['owner'] } } });
  expect(owner?.act?.when).toBeUndefined();
});
