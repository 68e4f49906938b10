// What others may use of the front door.
export { keptFrontDoor, type FrontDoorCopy } from './copy.ts';
export { frontDoorHandlers } from './handlers.ts';
export { type PageParts } from './page.ts';
export { changeFrontDoor } from './settings.ts';
export { script as frontDoorScript } from './script.ts';
