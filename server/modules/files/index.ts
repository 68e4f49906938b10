// What other modules may use of files.
export { addressesFor, addressFor, holderOf } from './address.ts';
export { attachmentsOf, claimAttachments, claimPictures, discardAttachments, filesById } from './attachments.ts';
export { headOf, isShownInline } from './kinds.ts';
export { mediaProblem } from './media-problem.ts';
export { sheetOf, type Sheet } from './sheet.ts';
export { keepFile, previewKey, removeBytesLater, takeIn, type IncomingFile } from './store.ts';
export { removeUnclaimed, unclaimedForMs } from './unclaimed.ts';
