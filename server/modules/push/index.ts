// What other modules may use of push.
export { tellDevices } from './devices.ts';
export { pushHandlers } from './handlers.ts';
