// Written by `npm run generate` from openapi/. Do not edit.
export { createLinkBody as createLink } from '../createLink.js';
export { updateLinkBody as updateLink } from '../updateLink.js';
export { uploadLinksBody as uploadLinks } from '../uploadLinks.js';
export { addLinksByHandBody as addLinksByHand } from '../addLinksByHand.js';
export { setLinkTierBody as setLinkTier } from '../setLinkTier.js';
export { setLinkStatusBody as setLinkStatus } from '../setLinkStatus.js';
export { setLinkCommentsBody as setLinkComments } from '../setLinkComments.js';
export { setLinkNotesBody as setLinkNotes } from '../setLinkNotes.js';
export { setLinkVisibilityBody as setLinkVisibility } from '../setLinkVisibility.js';
export { postResearchReportBody as postResearchReport } from '../postResearchReport.js';
export { addOtdWorksheetBody as addOtdWorksheet } from '../addOtdWorksheet.js';
export { recordFinalPriceBody as recordFinalPrice } from '../recordFinalPrice.js';
export { publishLinksBody as publishLinks } from '../publishLinks.js';
export { hideLinksBody as hideLinks } from '../hideLinks.js';
export { setLinksTierBody as setLinksTier } from '../setLinksTier.js';
