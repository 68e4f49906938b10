import type { ComponentType } from 'react';
import type { PublicSegment } from '../../domain/doors.ts';

/** A public page. */
export interface PublicPage {
  load: () => Promise<{ default: ComponentType }>;
  /** Whether it also accepts a /{package_identifier} behind its segment. */
  withPackage?: true;
}

const signIn: PublicPage = { load: () => import('./pages/SignInPage.tsx'), withPackage: true };

/** Every public page by its first segment (docs/brief.md, section 2). */
export const pages: Readonly<Record<PublicSegment, PublicPage>> = {
  '': { load: signIn.load },
  login: signIn,
  signup: { load: () => import('./sign-up/SignUpPage.tsx'), withPackage: true },
  support: { load: () => import('./pages/SupportPage.tsx'), withPackage: true },
  payment: { load: () => import('./payment/PaymentPage.tsx') },
  'payment-success': { load: () => import('./payment/PaymentSuccessPage.tsx') },
  unauthorized: { load: () => import('./pages/UnauthorizedPage.tsx') },
  logout: { load: () => import('./pages/LogoutPage.tsx') },
  'forgot-password': { load: () => import('./pages/ForgotPasswordPage.tsx'), withPackage: true },
  'reset-password': { load: () => import('./pages/ResetPasswordPage.tsx') },
  'confirm-email': { load: () => import('./pages/ConfirmEmailPage.tsx') },
  'not-found': { load: () => import('./pages/NotFoundPage.tsx'), withPackage: true },
};
