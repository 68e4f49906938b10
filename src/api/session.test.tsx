import { act, render, renderHook, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from '../../engine/web/page.ts';
import { session, SessionProvider, useSession } from './session.ts';

const hannah = { id: '0190-hannah', role: 'client', first_name: 'Hannah' } as const;

it('gives components the session and follows its changes', async () => {
  await session.open('0f'.repeat(32));
  const { result } = renderHook(() => useSession(), { wrapper: SessionProvider });
  expect(result.current.user).toBeNull();
  await act(() => result.current.signIn(hannah, 'tok-1'));
  expect(result.current).toMatchObject({ user: hannah, token: 'tok-1' });
  act(() => result.current.updateUser('first_name', 'Hanna'));
  expect(result.current.user?.first_name).toBe('Hanna');
  act(() => result.current.signOut());
  expect(result.current).toMatchObject({ user: null, token: null });
});

it('reloads the page when used outside its provider', () => {
  const reload = vi.spyOn(page, 'reload').mockImplementation(() => {});
  function Lost() {
    useSession();
    return <p>never shown</p>;
  }
  render(
    <Suspense fallback="waiting for the reload">
      <Lost />
    </Suspense>,
  );
  expect(reload).toHaveBeenCalled();
  expect(screen.getByText('waiting for the reload')).toBeDefined();
  expect(screen.queryByText('never shown')).toBeNull();
});
