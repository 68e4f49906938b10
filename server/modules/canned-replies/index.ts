// What other modules may use of canned replies.
export { cannedReplyHandlers } from './handlers.ts';
export { replyScope } from './scope.ts';
