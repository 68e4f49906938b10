import { expect, it } from 'vitest';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { fileErrors, withPartners } from './body.ts';

const field = (name: string, more: Partial<FieldDescriptor> = {}): FieldDescriptor => ({
  name,
  label: name,
  kind: 'string',
  required: false,
  nullable: true,
  readOnly: false,
  rules: {},
  ...more,
});

it('checks both of two dates that depend on each other, though only one changed', () => {
  const fields = [field('starts_at', { kind: 'datetime' }), field('ends_at', { kind: 'datetime', beside: 'starts_at' }), field('code')];
  const data = { starts_at: '2026-11-01T00:00:00Z', ends_at: '2026-10-01T00:00:00Z', code: 'FALL' };
  expect(withPartners(fields, { ends_at: data.ends_at }, data)).toEqual({ starts_at: data.starts_at, ends_at: data.ends_at });
  expect(withPartners(fields, { starts_at: data.starts_at }, data)).toEqual({ starts_at: data.starts_at, ends_at: data.ends_at });
  expect(withPartners(fields, { code: 'FALL' }, data)).toEqual({ code: 'FALL' });
});

it('tells at its field of a picked file that is no photo, empty or too large', async () => {
  const photos = field('photos', { kind: 'array', items: field('photo', { kind: 'image', rules: { maxLength: 1_048_576 } }) });
  const told = (...parts: BlobPart[]) => fileErrors([photos], { photos: [{ id: 'kept' }, new File(parts, 'front.jpg')] });
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
  expect(await told(jpeg)).toEqual({});
  expect(await told('a text')).toEqual({ photos: 'front.jpg isn’t a photo.' });
  expect(await told()).toEqual({ photos: 'front.jpg is empty.' });
  expect(await told(jpeg, new Uint8Array(1_048_576))).toEqual({ photos: 'front.jpg is larger than 1 MB.' });
});
