// What other modules may use of tasks.
export { taskHandlers } from './handlers.ts';
export { taskScope } from './scope.ts';
export { addTask, finish, openFollowUp, taskChanged } from './write.ts';
