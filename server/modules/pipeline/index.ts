// What other modules may use of pipeline.
export { pipelineHandlers } from './handlers.ts';
export { startReminding } from './remind.ts';
export { firmToday } from './today.ts';
