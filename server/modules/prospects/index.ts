// What other modules may use of prospects.
export { hasReached, stageReached } from './funnel.ts';
export { mailOnboarding, mailUnfinished, openLink, resumeLetter } from './links.ts';
export { nudgeProspects, startNudging, stopReminders, stopRemindersPath } from './nudge.ts';
export { accountWith, claimedBy, isTrusted, lockLinked, lockProspect, mustBeOpen, mustHaveNoAccount, packageOnSale, type Prospect } from './prospects.ts';
export { onboardingScope } from './scope.ts';
export {
  issueOnboardingToken,
  issuePasswordToken,
  issuePaymentToken,
  readMailedLink,
  readOnboardingToken,
  readPasswordToken,
  readPayerToken,
  type Holder,
} from './tokens.ts';
