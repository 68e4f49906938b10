import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { Deal, Role } from '../../../generated/api.ts';
import { renderResource } from '../../test/resource.tsx';
import { server, withServer } from '../../test/server.ts';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import { messages } from './messages.ts';

withServer();
const role: Role = 'employee';

it('says of a deal that ended what was, and asks for nothing any more', async () => {
  const deal: Deal = { ...sampleOf('Deal'), id: 'd1', status: 'fell_through', contract: null, contract_total: null, slot_id: null };
  await signInAs({ role });
  server.use(http.get('*/api/deals/d1', () => HttpResponse.json(deal)));
  renderResource('deals', role, '/d1');
  expect(await screen.findByText(messages.neverCame)).toBeDefined();
  expect(screen.getByText(messages.delivery.neverChosen)).toBeDefined();
  expect(screen.queryByRole('link', { name: messages.enterCheck })).toBeNull();
});

it('claims no saving where the client saved nothing', async () => {
  const deal: Deal = { ...sampleOf('Deal'), id: 'd2', client_name: 'Diego Donnelly', status: 'delivered', delivered_on: '2026-11-27', savings: 0 };
  await signInAs({ role });
  server.use(http.get('*/api/deals/d2', () => HttpResponse.json(deal)));
  renderResource('deals', role, '/d2');
  expect(await screen.findByText('Delivered Nov 27, 2026.')).toBeDefined();
  expect(screen.getByText('Delivered to Diego Donnelly.')).toBeDefined();
  expect(screen.queryByText(/saved \$0/)).toBeNull();
});
