export { default } from '../../pages/onboarding/OnboardClientPage.tsx';
