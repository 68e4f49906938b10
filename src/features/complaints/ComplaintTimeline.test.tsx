import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server, withServer } from '../../test/server.ts';
import { renderShell, sampleOf } from '../../test/shell.tsx';
import { ComplaintTimeline } from './ComplaintTimeline.tsx';

withServer();

const entry = {
  ...sampleOf('ComplaintEntry'),
  kind: 'status_changed',
  status: 'waiting_on_client',
  text: null,
  author_name: 'Maria Delgado',
  is_internal: false,
} as const;

it.each([
  ['client', 'Maria Delgado needs your answer'],
  ['employee', 'Maria Delgado set it to Waiting on client'],
] as const)('tells a %s whose turn it is in their own words', async (reader, sentence) => {
  server.use(http.get('*/api/complaints/:id/timeline', () => HttpResponse.json({ items: [entry], next: null })));
  renderShell([{ path: '/', element: <ComplaintTimeline id="c-1" reader={reader} /> }], '/');
  expect(await screen.findByText(sentence)).toBeDefined();
});
