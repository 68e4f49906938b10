// What other modules may use of chats.
export { chatHandlers } from './handlers.ts';
export { needsReply } from './queries.ts';
export { chatScope } from './scope.ts';
export { handOverChat, namedChat } from './threads.ts';
