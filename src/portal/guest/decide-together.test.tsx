import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { server, withServer } from '../../test/server.ts';
import { renderInShell, sampleOf, signInAs } from '../../test/shell.tsx';
import DecideTogether from './DecideTogether.tsx';

withServer();

const email = 'daniel.okafor@mailhaven.example';
const invited = vi.fn();

beforeEach(async () => {
  const client = await signInAs({ role: 'client', package_id: 'p-1' });
  server.use(
    http.get('*/api/auth/get/me', () => HttpResponse.json(client)),
    http.get('*/api/users/:id/guests', () => HttpResponse.json([])),
    http.post('*/api/auth/guests', async ({ request }) => {
      invited(await request.json());
      return HttpResponse.json(sampleOf('Guest'), { status: 201 });
    }),
  );
});

function open(second_decider: object | null) {
  const checklist = { ...sampleOf('UserPreferences'), selections: { logistics: { second_decider } } };
  server.use(http.get('*/api/user-preferences/:a/:b', () => HttpResponse.json(checklist)));
  renderInShell(<DecideTogether client="c-1" />);
}

describe('inviting who decides together with the client', () => {
  it('offers whom the checklist names, with what it knows of them', async () => {
    open({ name: 'Daniel Okafor', email });
    expect(await screen.findByText(/You named Daniel Okafor in your checklist/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Invite Daniel' }));
    expect(screen.getByLabelText('Last name')).toHaveProperty('value', 'Okafor');
    fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    await vi.waitFor(() => expect(invited).toHaveBeenCalledWith({ first_name: 'Daniel', last_name: 'Okafor', email, decides: [] }));
  });

  it('asks for anybody where the checklist names nobody', async () => {
    open(null);
    const invite = await screen.findByRole('button', { name: 'Invite someone' });
    await vi.waitFor(() => expect(invite).toHaveProperty('disabled', false));
    fireEvent.click(invite);
    expect(screen.getByLabelText('First name')).toHaveProperty('value', '');
  });
});
