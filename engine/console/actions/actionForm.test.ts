import { expect, it } from 'vitest';
import { resources } from '../../../generated/resources.ts';
import type { ActionDescriptor } from '../../contract/descriptor.ts';
import { formFields } from './actionForm.ts';

const assign = resources.flatMap(({ actions }) => actions).find(({ id }) => id === 'assignUsers');
const withoutOf = (chosen: readonly { id: string; advisor_id: string | null }[]) =>
  formFields(assign as ActionDescriptor, 'admin', undefined, chosen).find(({ name }) => name === 'advisor_id')?.reference;

it.each([
  ['the present owner of all chosen', ['maria', 'maria'], ['maria']],
  ['nobody where they have different owners', ['maria', 'zoe'], undefined],
  ['nobody where one has no owner', ['maria', null], undefined],
  ['nobody where it is not known of all', [], undefined],
])('does not offer %s', (_whom, owners, without) => {
  const reference = withoutOf(owners.map((advisor_id, index) => ({ id: `c${index}`, advisor_id })));
  expect(reference && 'without' in reference ? reference.without : undefined).toEqual(without);
});

it('offers none of those that are closed together as who takes over', () => {
  const close = resources.find(({ name }) => name === 'employees')?.deleteAction;
  const [field] = formFields(close as ActionDescriptor, 'admin', undefined, [{ id: 'maria' }, { id: 'zoe' }]);
  expect(field?.reference).toMatchObject({ without: ['maria', 'zoe'] });
});
