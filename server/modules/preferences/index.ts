// What other modules may use of preferences.
export { preferencesHandlers } from './handlers.ts';
export { preferencesPage } from './queries.ts';
export { preferencesToChange } from './scope.ts';
