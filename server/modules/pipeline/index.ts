// What other modules may use of pipeline.
export { pipelineHandlers } from './handlers.ts';
export { startReminding, dayBegan } from './remind.ts';
export { firmToday } from './today.ts';
