import { expect, it } from 'vitest';
import { resources } from '../../generated/resources.ts';
import { emptyValue } from '../../engine/console/inputs/inputKind.ts';
import { updateBody } from '../../engine/console/provider/body.ts';

// A value that is only ever written stands in no record, so its input begins empty: sent as such it would take away what the record has.
it.each(resources.filter(({ updateFields }) => updateFields.length > 0).map((resource) => [resource.name, resource] as const))(
  'an untouched form of %s sends nothing that its record does not hold',
  (_name, resource) => {
    const record = Object.fromEntries(resource.fields.map((field) => [field.name, field.example ?? emptyValue(field)]));
    const untouched = { ...Object.fromEntries(resource.updateFields.map((field) => [field.name, emptyValue(field)])), ...record };
    expect(updateBody(resource, record, untouched)).toBeUndefined();
  },
);

it('a listing loses its photos only where they were taken out', () => {
  const listings = resources.find(({ name }) => name === 'listings');
  if (!listings) throw new Error('no listings');
  const record = { title: 'A car', version: 3 };
  expect(updateBody(listings, record, { ...record, title: 'Another car', photo_order: null })).toEqual({ title: 'Another car', version: 3 });
  expect(updateBody(listings, record, { ...record, photo_order: [] })).toEqual({ photo_order: [], version: 3 });
});
