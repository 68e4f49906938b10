// Which terms, privacy and refund policy are in force. Accepting them before paying is kept with version and time (docs/rules.md, Onboarding).

/** Rises whenever the words change; who accepted an older one is asked again. */
export const termsVersion = '2026-11';
