// What other modules may use of onboarding.
export { onboardingHandlers } from './handlers.ts';
