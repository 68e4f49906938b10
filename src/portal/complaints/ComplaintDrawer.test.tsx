import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { server, withServer } from '../../test/server.ts';
import { renderShell, signInAs } from '../../test/shell.tsx';
import ComplaintDrawer from './ComplaintDrawer.tsx';

withServer();
beforeEach(() => signInAs({ role: 'client' }));

it('says that there is no such complaint, and asks nobody to try again', async () => {
  server.use(http.get('*/api/complaints/nobody', () => HttpResponse.json({ title: 'Not found', status: 404 }, { status: 404 })));
  renderShell([{ path: '/', element: <ComplaintDrawer id="nobody" onClose={() => {}} /> }], '/');
  expect(await screen.findByText('Complaint not found')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
