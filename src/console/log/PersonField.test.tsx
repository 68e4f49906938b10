// Choosing a person whom the server finds: nobody who does not have what is typed can be taken.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { ContractScreens, renderInConsole } from '../../test/console.tsx';
import { server, withServer } from '../../test/server.ts';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import { PersonField } from './fields.tsx';

withServer();
beforeEach(() => signInAs({ role: 'admin' }));

const people = ['Ada Lovelace', 'Adam Smith', 'Grace Hopper'].map((name, index) => ({ ...sampleOf('Employee'), id: `u${index}`, name }));

/** The field in a form, and who finds people: what is asked for with words waits until `answer` is called. */
async function open() {
  const chosen: string[] = [];
  const sent: string[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get('*/api/employees', async ({ request }) => {
      const q = new URL(request.url).searchParams.get('filter') ?? '';
      const isAsked = q.includes('"q"');
      if (isAsked) await answered;
      // The server forgives mistakes: whoever is asked for by words, it is Grace.
      const found = isAsked ? people.slice(2) : people;
      return HttpResponse.json(found, { headers: { 'Content-Range': `employees 0-${found.length - 1}/${found.length}` } });
    }),
  );
  const element = (
    <ContractScreens reader="admin">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push('sent');
        }}
      >
        <PersonField
          binding={{ id: 'who', name: 'who', label: 'Advisor', hint: undefined, error: undefined, optional: false, onBlur: () => undefined }}
          resource="employees"
          value=""
          onChange={(_id, name) => chosen.push(name ?? '')}
        />
        <button type="submit">Save</button>
      </form>
    </ContractScreens>
  );
  renderInConsole([{ path: '/', element }], '/');
  const user = userEvent.setup({ delay: null });
  const field = await screen.findByRole('combobox', { name: 'Advisor', busy: false });
  await user.click(field);
  await screen.findByRole('option', { name: /Grace/ });
  return { user, chosen, sent, answer: () => answer(), offered: () => screen.queryAllByRole('option').map(({ textContent }) => textContent) };
}

it('offers with each letter only those who have it, though the server has not answered', async () => {
  const { user, chosen, offered } = await open();
  await user.keyboard('smi');
  expect(offered()).toEqual([expect.stringContaining('Adam Smith')]);
  await user.keyboard('{Enter}');
  expect(chosen).toEqual(['Adam Smith']);
});

it('takes with Enter what the server finds, once it has, and sends no form meanwhile', async () => {
  const { user, chosen, sent, answer, offered } = await open();
  await user.keyboard('hoper');
  expect(offered()).toEqual([]);
  expect(screen.getByText('Searching')).toBeDefined();
  await user.keyboard('{Enter}');
  expect([chosen, sent]).toEqual([[], []]);
  answer();
  await expect.poll(() => chosen).toEqual(['Grace Hopper']);
  expect(sent).toEqual([]);
});

it.each(['{Escape}', 'x', '{Tab}'])('takes nobody where %s follows that Enter', async (next) => {
  const { user, chosen, answer, offered } = await open();
  await user.keyboard(`hoper{Enter}${next}`);
  answer();
  if (next === 'x') await expect.poll(offered).toEqual([expect.stringContaining('Grace Hopper')]);
  else expect(offered()).toEqual([]);
  expect(chosen).toEqual([]);
});
