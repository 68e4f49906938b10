// What other modules may use of links.
export { linkHandlers } from './handlers.ts';
export { wholeHistory } from './history.ts';
export { addLinks } from './intake.ts';
export { carNamed } from './named.ts';
export { addPhotos, discardUnused, fileIdsOf, orderPhotos, photosOf } from './photos.ts';
export { linkScope } from './scope.ts';
