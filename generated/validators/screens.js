// Written by `npm run generate` from openapi/. Do not edit.

const screens = [
  [() => import('./screens/client-profiles.js'), ["createUser","updateUser","removeClientSecondFactor","assignUsers","unassignUsers","makeAdvisor","setUserStatus","sendMessage","createTask"]],
  [() => import('./screens/new-requests.js'), ["assignNewRequest"]],
  [() => import('./screens/packages.js'), ["createPackage","updatePackage","deletePackage"]],
  [() => import('./screens/coupons.js'), ["createCoupon","updateCoupon","turnOffCoupons","changeCouponsEnd"]],
  [() => import('./screens/incomplete-onboardings.js'), ["createInitialClientData","updateInitialClientData"]],
  [() => import('./screens/payments.js'), ["refundPayment"]],
  [() => import('./screens/payment-cases.js'), ["closePaymentCase"]],
  [() => import('./screens/refund-requests.js'), ["requestRefund","declineRefundRequest"]],
  [() => import('./screens/employees.js'), ["createEmployee","updateEmployee","deleteEmployee","removeSecondFactor","makeAdmin","suspendEmployee"]],
  [() => import('./screens/client-preferences.js'), ["requestPreferencesChanges","createTask"]],
  [() => import('./screens/client-folders.js'), ["createClientFolder","updateClientFolder","updateFolderDisplay"]],
  [() => import('./screens/complaints.js'), ["createComplaint","updateComplaint","setComplaintStatus","replyToComplaint"]],
  [() => import('./screens/complaint-categories.js'), ["createComplaintCategory","updateComplaintCategory","deleteComplaintCategory"]],
  [() => import('./screens/cases.js'), ["assignCases"]],
  [() => import('./screens/canned-replies.js'), ["createCannedReply","updateCannedReply"]],
  [() => import('./screens/listings.js'), ["createListing","updateListing","makeLinksOfListing"]],
  [() => import('./screens/client-listings.js'), ["createLink","updateLink","uploadLinks","addLinksByHand","setLinkTier","setLinkStatus","setLinkComments","setLinkNotes","setLinkVisibility","postResearchReport","addOtdWorksheet","recordFinalPrice","publishLinks","hideLinks","setLinksTier"]],
  [() => import('./screens/dashboard-listings.js'), ["updateStepInProcess","updateNoteStatus","updateReEngageDate","sendMessage","createTask"]],
  [() => import('./screens/support-requests.js'), ["updateSupportRequest","setSupportRequestStatus","answerSupportRequest"]],
  [() => import('./screens/tax-rules.js'), ["createTaxRule","updateTaxRule"]],
  [() => import('./screens/dealers.js'), ["createDealer","updateDealer","mergeDealer"]],
  [() => import('./screens/bid-requests.js'), ["createBidRequest","updateBidRequest","addBidDealers","startBidRound","extendBidRequest","enterBid","askAboutLine","declineForDealer","publishBids"]],
  [() => import('./screens/deals.js'), ["addDealPaper","enterContract","reviseDeal","offerDeliverySlots","deliverDeal","endDeal","createTask"]],
];

/** What checks the body of an operation of the screens; undefined where it takes none. */
export const validatorOf = async (operation) => (await screens.find(([, operations]) => operations.includes(operation))?.[0]())?.[operation];
