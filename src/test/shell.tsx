import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { PublicSettings } from '../../generated/api.ts';
import { samples } from '../../generated/mocks.ts';
import { PublicSettingsContext } from '../api/public-settings.ts';
import { makeQueryClient } from '../api/query.ts';
import { session, SessionProvider } from '../api/session.ts';
import type { SessionUser } from '../api/session.ts';
import { BrowserRouter } from '../kit/router/BrowserRouter.tsx';
import { Routes } from '../kit/router/Routes.tsx';
import type { Route } from '../kit/router/Routes.tsx';
import { Toaster } from '../../engine/web/toast/Toaster.tsx';

type Samples = typeof samples;

/** The contract's first sample of an entity. */
export function sampleOf<Name extends keyof Samples>(name: Name): Samples[Name][number] {
  const first: Samples[Name][number] | undefined = samples[name][0];
  if (first === undefined) throw new Error(`The contract has no sample of ${name}.`);
  return first;
}

/** The public settings of tests: the contract's sample on the base domain `localhost`. */
export const testSettings: PublicSettings = { ...sampleOf('PublicSettings'), base_domain: 'localhost' };

/** Renders what stands inside a router inside everything the shell gives a screen. */
export function renderInShell(screens: ReactNode, settings: PublicSettings = testSettings) {
  const queries = makeQueryClient();
  queries.setDefaultOptions({ queries: { retry: false } });
  return render(
    <PublicSettingsContext value={settings}>
      <QueryClientProvider client={queries}>
        <SessionProvider>
          {screens}
          <Toaster />
        </SessionProvider>
      </QueryClientProvider>
    </PublicSettingsContext>,
  );
}

/** Renders routes as every door but the console has them, at `path` of the browser. */
export function renderShell(routes: readonly Route[], path: string, settings?: PublicSettings) {
  window.history.replaceState(null, '', path);
  return renderInShell(
    <BrowserRouter>
      <Routes routes={routes} />
    </BrowserRouter>,
    settings,
  );
}

/** The screen is as narrow as a phone for the rest of the test; `isLow` as one that lies on its side. */
export function onPhone({ isLow = false } = {}): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matchMedia(media), { matches: media.includes('max-width') && !(isLow && media.includes('min-height')) }),
  );
}

/** Opens the session for a test and signs somebody in. */
export async function signInAs(given: Partial<SessionUser> & Pick<SessionUser, 'role'>, token = 'token-1'): Promise<SessionUser> {
  // Nobody’s guest, unless the test says so.
  const person: SessionUser = { ...sampleOf('User'), guest_of: null, id: '01900000-0000-7000-8000-000000000001', ...given };
  await session.open('0f'.repeat(32));
  await session.signIn(person, token);
  return person;
}
