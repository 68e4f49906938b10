// What other modules may use of notifications.
export { mailNotification } from './deliver.ts';
export { notificationHandlers } from './handlers.ts';
