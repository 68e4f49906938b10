// Written by `npm run generate` from openapi/. Do not edit.
export { createBidRequestBody as createBidRequest } from '../createBidRequest.js';
export { updateBidRequestBody as updateBidRequest } from '../updateBidRequest.js';
export { addBidDealersBody as addBidDealers } from '../addBidDealers.js';
export { startBidRoundBody as startBidRound } from '../startBidRound.js';
export { extendBidRequestBody as extendBidRequest } from '../extendBidRequest.js';
export { enterBidBody as enterBid } from '../enterBid.js';
export { askAboutLineBody as askAboutLine } from '../askAboutLine.js';
export { declineForDealerBody as declineForDealer } from '../declineForDealer.js';
export { publishBidsBody as publishBids } from '../publishBids.js';
