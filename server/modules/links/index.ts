// What other modules may use of links.
export { moveLink } from './course.ts';
export { agreedOf, openDeals } from './deal-of-link.ts';
export { estimatorOf, type Estimator } from './estimates.ts';
export { linkHandlers } from './handlers.ts';
export { keepOfLink, wholeHistory } from './history.ts';
export { frozenRule, keepWorksheet, lastFinancing } from './findings.ts';
export { addLinks, ownCar } from './intake.ts';
export { carsMoved, clientMoved, countDistances, distanceOf, homeOf, milesTo } from './distance.ts';
export { carNamed } from './named.ts';
export { addPhotos, discardUnused, fileIdsOf, orderPhotos, photosOf } from './photos.ts';
export { addLinksGivenUp, addNextLinks } from './sheets.ts';
export { showLink } from './publish.ts';
export { wishesOf } from './queries.ts';
export { linkScope } from './scope.ts';
export { paperWriting } from './worksheet-download.ts';
export { worksheetPdf } from './worksheet-pdf.ts';
