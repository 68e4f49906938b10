// What other modules may use of sessions.
export { actorOfSession, authenticate } from './authenticate.ts';
export { sessionHandlers } from './handlers.ts';
export { listenForSessions } from './listen.ts';
export { endSession, endSessions, forgetSessions, openSession } from './sessions.ts';
