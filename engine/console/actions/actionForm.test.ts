import { describe, expect, it } from 'vitest';
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

describe('the states that several are set to', () => {
  const setStatus = resources.find(({ name }) => name === 'complaints')?.actions.find(({ action }) => action === 'setStatus');
  const offered = (role: string, states: readonly (string | undefined)[]) =>
    formFields(
      setStatus as ActionDescriptor,
      role,
      undefined,
      states.map((status, index) => ({ id: `c${index}`, ...(status ? { status } : {}) })),
    )
      .find(({ name }) => name === 'status')
      ?.choices?.map(({ id }) => id);

  it.each<[string, (string | undefined)[], string[]]>([
    ['where all are in one state, those it leads to', ['in_progress', 'in_progress'], ['waiting_on_client', 'resolved']],
    ['where they are in different ones, those that one of them leads to', ['submitted', 'resolved'], ['in_progress', 'closed']],
    ['where one is not in sight, all that the role may set', ['submitted', undefined], ['in_progress', 'waiting_on_client', 'resolved', 'closed']],
    ['of all that a filter finds, all that the role may set', [], ['in_progress', 'waiting_on_client', 'resolved', 'closed']],
    ['where nothing can be set, all the same: each is told why not', ['closed'], ['in_progress', 'waiting_on_client', 'resolved', 'closed']],
  ])('are, %s', (_where, states, choices) => {
    expect(offered('employee', states)).toEqual(choices);
  });

  it('are never where each goes back to by itself', () => {
    const links = resources.find(({ name }) => name === 'links')?.actions.find(({ action }) => action === 'setStatus');
    const [status] = formFields(links as ActionDescriptor, 'employee', undefined, [{ id: 'a', status: 'rejected' }]);
    expect(status?.choices?.map(({ id }) => id)).toEqual(['unavailable']);
  });
});
