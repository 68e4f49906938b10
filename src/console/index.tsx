import { LogoLoader } from '../kit/ui/LogoLoader.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { Route, Routes } from 'react-router';
import { resourceIndex } from '../../generated/resource-index.ts';
import { useArea } from '../kit/area/area.ts';
import { nameQueries } from '../kit/live/affected.ts';
import { ContractProvider } from '../../engine/console/ContractContext.tsx';
import { consoleAuth } from './auth.ts';
import { ConsoleRoutes } from './ConsoleRoutes.tsx';
import { i18nProvider } from './i18n.ts';
import { menuOf } from './navigation.tsx';
import { NotificationBridge } from './NotificationBridge.tsx';
import { provider } from './provider.ts';
import { overrides } from './overrides/index.ts';
import { ConsoleContext } from './shell/ConsoleContext.ts';
import { Shell } from './shell/Shell.tsx';

// A push names resources by their paths, react-admin's queries by their screens.
nameQueries(resourceIndex.flatMap(({ segment, list }) => (list ? [[segment, list.path] as const] : [])));

const validatorOf = async (operation: string) => (await import('../../generated/validators/screens.js')).validatorOf(operation);

const pageOf = async (segment: string) => (await import('../../generated/pages.ts')).pageOf(segment);

const views = async () => (await import('./views.ts')).views;

// With a language it knows already react-admin draws at once; else it draws nothing first.
const store = memoryStore({ locale: i18nProvider.getLocale() });

/** The console of admins and advisors: the same screens, as far as the contract lets the role go. Runs in the app's router and query client. */
export default function Console({ basename }: { basename: string }) {
  const { role } = useArea();
  const queries = useQueryClient();
  const authProvider = useMemo(() => consoleAuth(queries), [queries]);
  const frame = useMemo(() => ({ role, basename, menu: menuOf(role, resourceIndex) }), [role, basename]);
  return (
    <CoreAdminContext dataProvider={provider} authProvider={authProvider} i18nProvider={i18nProvider} store={store} queryClient={queries} basename={basename}>
      <ContractProvider
        resources={resourceIndex}
        role={role}
        basename={basename}
        overrides={overrides}
        validatorOf={validatorOf}
        pageOf={pageOf}
        views={views}
        loading={<LogoLoader />}
      >
        <ConsoleContext value={frame}>
          <Shell>
            <Routes>
              <Route path={`${basename}/*`} element={<ConsoleRoutes />} />
            </Routes>
          </Shell>
          <NotificationBridge />
        </ConsoleContext>
      </ContractProvider>
    </CoreAdminContext>
  );
}
