import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { CoreAdminContext, ListContextProvider, useList, type ListControllerResult } from 'react-admin';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { server, withServer } from '../../test/server.ts';
import { renderInConsole } from '../../test/console.tsx';
import { signInAs } from '../../test/shell.tsx';
import { messages } from './messages.ts';
import { StatusTabs } from './StatusTabs.tsx';

withServer();
beforeEach(() => signInAs({ role: 'admin' }));

function List({ given }: { given: object }) {
  const list: object = useList({ data: [] });
  const [filterValues, setFilters] = useState<object>(given);
  return (
    <ListContextProvider value={{ ...list, filterValues, setFilters } as ListControllerResult}>
      <StatusTabs />
      <output>{JSON.stringify(filterValues)}</output>
    </ListContextProvider>
  );
}

function open(counts: object, given: object = {}) {
  server.use(http.get('*/api/payments/counts', () => HttpResponse.json({ all: 0, by_status: {}, refund_requested: 0, disputed: 0, ...counts })));
  renderInConsole(
    [
      {
        path: '/',
        element: (
          <CoreAdminContext>
            <List given={given} />
          </CoreAdminContext>
        ),
      },
    ],
    '/',
  );
}

const tabs = () => within(screen.getByRole('group', { name: messages.states })).getAllByRole('button');
const read = () => tabs().map(({ textContent }) => textContent);
const pressed = () => tabs().filter((tab) => tab.getAttribute('aria-pressed') === 'true');

it('shows what waits first, and of the states those that there are, each with the count the server gives', async () => {
  open({ all: 1_108, by_status: { succeeded: 1_050, partly_refunded: 31, refunded: 18, failed: 3 }, refund_requested: 2, disputed: 1 });
  await screen.findByRole('button', { name: /^Refund requested/ });
  expect(read()).toEqual(['All 1,108', 'Refund requested 2', 'Disputed 1', 'Failed 3', 'Partly refunded 31', 'Refunded 18', 'Paid 1,050']);
  expect(pressed().map(({ textContent }) => textContent)).toEqual(['All 1,108']);
});

it('leaves out what there is none of', async () => {
  open({ all: 4, by_status: { succeeded: 4 } });
  await waitFor(() => expect(read()).toEqual(['All 4', 'Paid 4']));
});

it('narrows the list by one at a time, beside what else it is narrowed by', async () => {
  open({ all: 9, by_status: { succeeded: 6, failed: 3 }, refund_requested: 2, disputed: 1 }, { q: 'Okafor', status: 'failed' });
  await userEvent.click(await screen.findByRole('button', { name: /^Disputed/ }));
  expect(screen.getByRole('status').textContent).toBe('{"q":"Okafor","disputed":true}');
  expect(pressed().map(({ textContent }) => textContent)).toEqual(['Disputed 1']);
  await userEvent.click(screen.getByRole('button', { name: /^Refund requested/ }));
  expect(screen.getByRole('status').textContent).toBe('{"q":"Okafor","refund_requested":true}');
  await userEvent.click(screen.getByRole('button', { name: /^All/ }));
  expect(screen.getByRole('status').textContent).toBe('{"q":"Okafor"}');
});
