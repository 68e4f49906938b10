// What other modules may use of chats.
export { chatHandlers } from './handlers.ts';
export { needsReply } from './queries.ts';
export { chatScope, deskChatId } from './scope.ts';
export { awaitingReply, snoozeEnded, wasSentTo, writeToClient } from './send.ts';
export { handOverChat, namedChat } from './threads.ts';
