// What other modules may use of canned replies: nothing but their handlers.
export { cannedReplyHandlers } from './handlers.ts';
