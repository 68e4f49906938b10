import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { useRoutes } from 'react-router';
import type { RouteObject } from 'react-router';
import type { PublicSettings } from '../../generated/api.ts';
import { samples } from '../../generated/mocks.ts';
import { PublicSettingsContext } from '../api/public-settings.ts';
import { makeQueryClient } from '../api/query.ts';
import { session, SessionProvider } from '../api/session.ts';
import type { SessionUser } from '../api/session.ts';
import { AppRouter } from '../app/AppRouter.tsx';
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

function Screens({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** Renders routes inside everything the shell gives a screen, at `path` of the browser. */
export function renderShell(routes: RouteObject[], path: string, settings: PublicSettings = testSettings) {
  window.history.replaceState(null, '', path);
  const queries = makeQueryClient();
  queries.setDefaultOptions({ queries: { retry: false } });
  return render(
    <PublicSettingsContext value={settings}>
      <QueryClientProvider client={queries}>
        <SessionProvider>
          <AppRouter>
            <Screens routes={routes} />
          </AppRouter>
          <Toaster />
        </SessionProvider>
      </QueryClientProvider>
    </PublicSettingsContext>,
  );
}

/** Opens the session for a test and signs somebody in. */
export async function signInAs(given: Partial<SessionUser> & Pick<SessionUser, 'role'>, token = 'token-1'): Promise<SessionUser> {
  const person: SessionUser = { ...sampleOf('User'), id: '01900000-0000-7000-8000-000000000001', ...given };
  await session.open('0f'.repeat(32));
  await session.signIn(person, token);
  return person;
}
