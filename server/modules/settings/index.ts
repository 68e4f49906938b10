// What other modules may use of settings.
export { firmAnswerHours, firmRefundLadder, firmSettings, firmTimeZone, isNamed } from './firm.ts';
export { mailTexts, wordsFor } from './mail-texts.ts';
export { settingsHandlers } from './handlers.ts';
