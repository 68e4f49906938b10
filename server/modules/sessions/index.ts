// What other modules may use of sessions.
export { actorOfSession, authenticateWith } from './authenticate.ts';
export { sessionHandlers } from './handlers.ts';
export { sessionEnds } from './length.ts';
export { sessionNews } from './listen.ts';
export { hasSecondFactor, needsSecondStep, waitsFor } from './second-step.ts';
export { endSession, endSessions, forgetSessions, openSession, type Proofs } from './sessions.ts';
