import type { ComponentType } from 'react';
import type { PublicSegment } from '../../domain/doors.ts';

/** A public page. */
export interface PublicPage {
  load: () => Promise<{ default: ComponentType }>;
  /** Whether it also accepts a /{package_identifier} behind its segment. */
  withPackage?: true;
  /** Whether the build draws what it shows first into its page: nothing of that depends on the installation, nor on who comes. */
  ahead?: true;
}

const signIn: PublicPage = { load: () => import('./pages/SignInPage.tsx'), withPackage: true, ahead: true };

/** Every public page by its first segment (docs/brief.md, section 2). */
export const pages: Readonly<Record<PublicSegment, PublicPage>> = {
  '': { load: signIn.load, ahead: true },
  login: signIn,
  'second-step': { load: () => import('./pages/SecondStepPage.tsx') },
  signup: { load: () => import('./sign-up/SignUpPage.tsx'), withPackage: true },
  support: { load: () => import('./pages/SupportPage.tsx'), withPackage: true },
  payment: { load: () => import('./payment/PaymentPage.tsx') },
  'payment-success': { load: () => import('./payment/PaymentSuccessPage.tsx') },
  unauthorized: { load: () => import('./pages/UnauthorizedPage.tsx') },
  logout: { load: () => import('./pages/LogoutPage.tsx') },
  'forgot-password': { load: () => import('./pages/ForgotPasswordPage.tsx'), withPackage: true, ahead: true },
  'reset-password': { load: () => import('./pages/ResetPasswordPage.tsx'), ahead: true },
  'confirm-email': { load: () => import('./pages/ConfirmEmailPage.tsx') },
  'sign-in-link': { load: () => import('./pages/SignInLinkPage.tsx'), withPackage: true },
  'stop-reminders': { load: () => import('./pages/StopRemindersPage.tsx') },
  'support-case': { load: () => import('./support-case/SupportCasePage.tsx') },
  dealer: { load: () => import('./dealer/DealerPage.tsx') },
  'not-found': { load: () => import('./pages/NotFoundPage.tsx'), withPackage: true },
};
