import { Suspense } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { useLocation } from 'react-router';
import type { RouteObject } from 'react-router';
import type { Role } from '../../generated/api.ts';
import { roleValues } from '../../generated/enums.ts';
import { hostRole } from '../kit/area/hosts.ts';
import { lazyScreen } from '../../engine/web/lazy-screen.tsx';
import { lazyQueryScreen } from '../kit/area/lazy-query-screen.tsx';
import { LogoLoader } from '../kit/ui/LogoLoader.tsx';
import { RenderBoundary } from './RenderBoundary.tsx';
import { Root } from './Root.tsx';

const SignIn = lazyScreen(() => import('../public/pages/SignInPage.tsx'));
const NotFound = lazyScreen(() => import('../public/pages/NotFoundPage.tsx'));

/** The public screens by their first segment; `withPackage` ones also accept a /{package_identifier} suffix. */
const publicScreens: Readonly<Record<string, { screen: LazyExoticComponent<ComponentType>; withPackage?: true }>> = {
  login: { screen: SignIn, withPackage: true },
  signup: { screen: lazyScreen(() => import('../public/sign-up/SignUpPage.tsx')), withPackage: true },
  support: { screen: lazyScreen(() => import('../public/pages/SupportPage.tsx')), withPackage: true },
  payment: { screen: lazyScreen(() => import('../public/payment/PaymentPage.tsx')) },
  'payment-success': { screen: lazyScreen(() => import('../public/payment/PaymentSuccessPage.tsx')) },
  unauthorized: { screen: lazyScreen(() => import('../public/pages/UnauthorizedPage.tsx')) },
  logout: { screen: lazyScreen(() => import('../public/pages/LogoutPage.tsx')) },
  'forgot-password': { screen: lazyScreen(() => import('../public/pages/ForgotPasswordPage.tsx')), withPackage: true },
  'reset-password': { screen: lazyScreen(() => import('../public/pages/ResetPasswordPage.tsx')) },
  'confirm-email': { screen: lazyScreen(() => import('../public/pages/ConfirmEmailPage.tsx')) },
  'not-found': { screen: NotFound, withPackage: true },
};

/** The first segments that are public on every host. */
const publicPaths: readonly string[] = ['', ...Object.keys(publicScreens)];

const AreaRoute = lazyScreen(() => import('./AreaRoute.tsx'));
const consoleScreens = lazyQueryScreen(() => import('../console/index.tsx'));

/** Each role's area; advisors and admins share the console. */
const areas: Readonly<Record<Role, LazyExoticComponent<ComponentType<{ basename: string }>>>> = {
  admin: consoleScreens,
  employee: consoleScreens,
  client: lazyQueryScreen(() => import('../portal/index.tsx')),
};

function AreaScreens({ role }: { role: Role }) {
  return (
    <Suspense fallback={<LogoLoader />}>
      <AreaRoute key={role} role={role} screens={areas[role]} />
    </Suspense>
  );
}

function PublicRoute({ screen: Screen }: { screen: LazyExoticComponent<ComponentType> }) {
  const { pathname } = useLocation();
  return (
    <RenderBoundary resetKey={pathname}>
      <Suspense fallback={<LogoLoader />}>
        <Screen />
      </Suspense>
    </RenderBoundary>
  );
}

/** Every address of the app on this host. On a role's own host, whatever is not public belongs to its area. */
export function routesFor(hostname: string, baseDomain: string): RouteObject[] {
  const own = hostRole(hostname, baseDomain);
  const publicRoutes = Object.entries(publicScreens).map<RouteObject>(([path, { screen, withPackage }]) => ({
    path: withPackage ? `${path}/:package_identifier?` : path,
    element: <PublicRoute screen={screen} />,
  }));
  return [
    {
      element: <Root publicPaths={publicPaths} />,
      children: [
        { path: '/', element: <PublicRoute screen={SignIn} /> },
        ...publicRoutes,
        ...roleValues.map<RouteObject>((role) => ({ path: `${role}/*`, element: <AreaScreens role={role} /> })),
        { path: '*', element: own === null ? <PublicRoute screen={NotFound} /> : <AreaScreens role={own} /> },
      ],
    },
  ];
}
