// What other modules may use of canned replies.
export { clientValues } from './facts.ts';
export { cannedReplyHandlers } from './handlers.ts';
export { replyScope } from './scope.ts';
