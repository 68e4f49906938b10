import type { RaRecord } from 'react-admin';
import { expect, it } from 'vitest';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { saveTyped } from './saveTyped.ts';

const name: FieldDescriptor = { name: 'name', label: 'Name', kind: 'string', required: true, nullable: false, readOnly: false, rules: {} };

/** Saves a name that was typed over the row of a list, which has no version. */
async function savedOver(now: RaRecord) {
  const sent: unknown[] = [];
  const asked: string[] = [];
  await saveTyped({
    isVersioned: true,
    fields: [name],
    typed: { name: 'Echo' },
    read: { id: '1', name: 'Amber' },
    load: () => Promise.resolve(now),
    send: (values, read) => Promise.resolve(void sent.push([values['name'], read['version']])),
    onSaved: () => undefined,
    onConflict: ({ theirs }) => ({ message: String(asked.push(String(theirs['name']))) }),
  });
  return { sent, asked };
}

it('saves what was typed over the row of a list as a change of the writing that it was read from', async () => {
  expect(await savedOver({ id: '1', name: 'Amber', version: '"1"' })).toEqual({ sent: [['Echo', '"1"']], asked: [] });
  expect(await savedOver({ id: '1', name: 'Amber' })).toEqual({ sent: [['Echo', undefined]], asked: [] });
});

it('never writes over what another has saved since, also where the row does not say how often it was written', async () => {
  expect(await savedOver({ id: '1', name: 'Birch', version: '"2"' })).toEqual({ sent: [], asked: ['Birch'] });
});
