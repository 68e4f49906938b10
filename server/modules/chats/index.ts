// What other modules may use of chats.
export { chatHandlers } from './handlers.ts';
export { needsReply } from './queries.ts';
export { handOverChat } from './threads.ts';
