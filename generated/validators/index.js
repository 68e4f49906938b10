// Written by `npm run generate` from openapi/. Do not edit.
import { loginBody } from './login.js';
import { forgotPasswordBody } from './forgotPassword.js';
import { requestSignInLinkBody } from './requestSignInLink.js';
import { redeemSignInLinkBody } from './redeemSignInLink.js';
import { resetPasswordBody } from './resetPassword.js';
import { checkMailTokenBody } from './checkMailToken.js';
import { confirmEmailBody } from './confirmEmail.js';
import { requestSupportBody } from './requestSupport.js';
import { updateUserBody } from './updateUser.js';
import { updatePasswordBody } from './updatePassword.js';
import { updateEmailBody } from './updateEmail.js';
import { closeAccountBody } from './closeAccount.js';
import { confirmSecondStepBody } from './confirmSecondStep.js';
import { addPasskeyBody } from './addPasskey.js';
import { addAuthenticatorBody } from './addAuthenticator.js';
import { removeSecondFactorBody } from './removeSecondFactor.js';
import { removeClientSecondFactorBody } from './removeClientSecondFactor.js';
import { createHandOverBody } from './createHandOver.js';
import { redeemHandOverBody } from './redeemHandOver.js';
import { createUserBody } from './createUser.js';
import { assignUsersBody } from './assignUsers.js';
import { unassignUsersBody } from './unassignUsers.js';
import { makeAdminBody } from './makeAdmin.js';
import { makeAdvisorBody } from './makeAdvisor.js';
import { assignNewRequestBody } from './assignNewRequest.js';
import { setUserStatusBody } from './setUserStatus.js';
import { createPackageBody } from './createPackage.js';
import { updatePackageBody } from './updatePackage.js';
import { createCouponBody } from './createCoupon.js';
import { updateCouponBody } from './updateCoupon.js';
import { validateCouponBody } from './validateCoupon.js';
import { turnOffCouponsBody } from './turnOffCoupons.js';
import { changeCouponsEndBody } from './changeCouponsEnd.js';
import { deleteCouponsBody } from './deleteCoupons.js';
import { createInitialClientDataBody } from './createInitialClientData.js';
import { updateInitialClientDataBody } from './updateInitialClientData.js';
import { resumeOnboardingBody } from './resumeOnboarding.js';
import { stopOnboardingRemindersBody } from './stopOnboardingReminders.js';
import { saveOnboardingBody } from './saveOnboarding.js';
import { choosePasswordBody } from './choosePassword.js';
import { refundPaymentBody } from './refundPayment.js';
import { closePaymentCaseBody } from './closePaymentCase.js';
import { requestRefundBody } from './requestRefund.js';
import { declineRefundRequestBody } from './declineRefundRequest.js';
import { openCheckoutBody } from './openCheckout.js';
import { openOwnCheckoutBody } from './openOwnCheckout.js';
import { preparePaymentBody } from './preparePayment.js';
import { startPackageBody } from './startPackage.js';
import { startUpgradeBody } from './startUpgrade.js';
import { getPaymentStatusBody } from './getPaymentStatus.js';
import { payByTestCardBody } from './payByTestCard.js';
import { confirmTestCardBody } from './confirmTestCard.js';
import { receivePaymentWebhookBody } from './receivePaymentWebhook.js';
import { createEmployeeBody } from './createEmployee.js';
import { updateEmployeeBody } from './updateEmployee.js';
import { assignClientsBody } from './assignClients.js';
import { removeClientsBody } from './removeClients.js';
import { suspendEmployeeBody } from './suspendEmployee.js';
import { handOverClientsBody } from './handOverClients.js';
import { autoSavePreferencesBody } from './autoSavePreferences.js';
import { setPreferencesSelectionsBody } from './setPreferencesSelections.js';
import { submitPreferencesBody } from './submitPreferences.js';
import { requestPreferencesChangesBody } from './requestPreferencesChanges.js';
import { updateTradeInBody } from './updateTradeIn.js';
import { createClientFolderBody } from './createClientFolder.js';
import { updateClientFolderBody } from './updateClientFolder.js';
import { uploadFolderFilesBody } from './uploadFolderFiles.js';
import { updateFolderDisplayBody } from './updateFolderDisplay.js';
import { updateFileVisibilityBody } from './updateFileVisibility.js';
import { deleteFolderFileBody } from './deleteFolderFile.js';
import { createComplaintBody } from './createComplaint.js';
import { updateComplaintBody } from './updateComplaint.js';
import { setComplaintStatusBody } from './setComplaintStatus.js';
import { replyToComplaintBody } from './replyToComplaint.js';
import { proposeCarBody } from './proposeCar.js';
import { sendMessageBody } from './sendMessage.js';
import { updateChatStatusBody } from './updateChatStatus.js';
import { updateChatStatusClientBody } from './updateChatStatusClient.js';
import { markChatReadBody } from './markChatRead.js';
import { addChatNoteBody } from './addChatNote.js';
import { tellPresenceBody } from './tellPresence.js';
import { createCannedReplyBody } from './createCannedReply.js';
import { updateCannedReplyBody } from './updateCannedReply.js';
import { createListingBody } from './createListing.js';
import { updateListingBody } from './updateListing.js';
import { makeLinksOfListingBody } from './makeLinksOfListing.js';
import { createLinkBody } from './createLink.js';
import { updateLinkBody } from './updateLink.js';
import { uploadLinksBody } from './uploadLinks.js';
import { addLinksByHandBody } from './addLinksByHand.js';
import { previewLinksBody } from './previewLinks.js';
import { readLinkSheetBody } from './readLinkSheet.js';
import { addLinkBatchBody } from './addLinkBatch.js';
import { publishLinkBatchBody } from './publishLinkBatch.js';
import { setLinkPhotosBody } from './setLinkPhotos.js';
import { setLinkTierBody } from './setLinkTier.js';
import { setLinkStatusBody } from './setLinkStatus.js';
import { setLinkCommentsBody } from './setLinkComments.js';
import { setLinkNotesBody } from './setLinkNotes.js';
import { setLinkVisibilityBody } from './setLinkVisibility.js';
import { postResearchReportBody } from './postResearchReport.js';
import { addOtdWorksheetBody } from './addOtdWorksheet.js';
import { recordFinalPriceBody } from './recordFinalPrice.js';
import { publishLinksBody } from './publishLinks.js';
import { hideLinksBody } from './hideLinks.js';
import { setLinksTierBody } from './setLinksTier.js';
import { deleteLinksBody } from './deleteLinks.js';
import { markUrgentItemBody } from './markUrgentItem.js';
import { updateStepInProcessBody } from './updateStepInProcess.js';
import { updateNoteStatusBody } from './updateNoteStatus.js';
import { updateReEngageDateBody } from './updateReEngageDate.js';
import { updateCustomerTrackerBody } from './updateCustomerTracker.js';
import { updateLastContactDateBody } from './updateLastContactDate.js';
import { markNotificationReadBody } from './markNotificationRead.js';
import { markAllNotificationsReadBody } from './markAllNotificationsRead.js';
import { authorizePushBody } from './authorizePush.js';
import { keepPushDeviceBody } from './keepPushDevice.js';
import { forgetPushDeviceBody } from './forgetPushDevice.js';
import { askTogetherBody } from './askTogether.js';
import { tryMailsAgainBody } from './tryMailsAgain.js';
import { settleMailsBody } from './settleMails.js';
import { updateFirmSettingsBody } from './updateFirmSettings.js';
import { updateFrontDoorBody } from './updateFrontDoor.js';
import { previewFrontDoorBody } from './previewFrontDoor.js';
import { updateSupportRequestBody } from './updateSupportRequest.js';
import { setSupportRequestStatusBody } from './setSupportRequestStatus.js';
import { answerSupportRequestBody } from './answerSupportRequest.js';
import { openSupportCaseBody } from './openSupportCase.js';
import { answerBackBody } from './answerBack.js';
import { createTaxRuleBody } from './createTaxRule.js';
import { updateTaxRuleBody } from './updateTaxRule.js';
import { uploadFileBody } from './uploadFile.js';
import { createUploadBody } from './createUpload.js';
import { continueUploadBody } from './continueUpload.js';
import { createSavedViewBody } from './createSavedView.js';
import { updateSavedViewBody } from './updateSavedView.js';
import { createTaskBody } from './createTask.js';
import { updateTaskBody } from './updateTask.js';
import { createContactBody } from './createContact.js';
import { updateContactBody } from './updateContact.js';
import { createDealerBody } from './createDealer.js';
import { updateDealerBody } from './updateDealer.js';
import { mergeDealerBody } from './mergeDealer.js';
import { createBidRequestBody } from './createBidRequest.js';
import { updateBidRequestBody } from './updateBidRequest.js';
import { addBidDealersBody } from './addBidDealers.js';
import { startBidRoundBody } from './startBidRound.js';
import { extendBidRequestBody } from './extendBidRequest.js';
import { enterBidBody } from './enterBid.js';
import { askAboutLineBody } from './askAboutLine.js';
import { declineForDealerBody } from './declineForDealer.js';
import { publishBidsBody } from './publishBids.js';
import { openDealerRequestBody } from './openDealerRequest.js';
import { saveDealerDraftBody } from './saveDealerDraft.js';
import { sendDealerAnswerBody } from './sendDealerAnswer.js';
import { declineDealerRequestBody } from './declineDealerRequest.js';
import { removeDealerFileBody } from './removeDealerFile.js';
import { uploadDealerFileBody } from './uploadDealerFile.js';
import { setDealPaperBody } from './setDealPaper.js';
import { addDealPaperBody } from './addDealPaper.js';
import { enterContractBody } from './enterContract.js';
import { answerDifferenceBody } from './answerDifference.js';
import { reviseDealBody } from './reviseDeal.js';
import { confirmContractBody } from './confirmContract.js';
import { offerDeliverySlotsBody } from './offerDeliverySlots.js';
import { pickDeliverySlotBody } from './pickDeliverySlot.js';
import { deliverDealBody } from './deliverDeal.js';
import { endDealBody } from './endDeal.js';
import { rateDealBody } from './rateDeal.js';
import { sendDealCheckBody } from './sendDealCheck.js';
import { addDealCheckVersionBody } from './addDealCheckVersion.js';
import { saveDealCheckReviewBody } from './saveDealCheckReview.js';
import { answerDealCheckBody } from './answerDealCheck.js';
import * as parameters0 from './parameters/auth.js';
import * as parameters1 from './parameters/employees.js';
import * as parameters2 from './parameters/users.js';
import * as parameters3 from './parameters/users-json.js';
import * as parameters4 from './parameters/packages-json.js';
import * as parameters5 from './parameters/packages.js';
import * as parameters6 from './parameters/coupons-json.js';
import * as parameters7 from './parameters/coupons.js';
import * as parameters8 from './parameters/onboarding-json.js';
import * as parameters9 from './parameters/onboarding.js';
import * as parameters10 from './parameters/employees-json.js';
import * as parameters11 from './parameters/preferences-json.js';
import * as parameters12 from './parameters/preferences.js';
import * as parameters13 from './parameters/folders-json.js';
import * as parameters14 from './parameters/folders.js';
import * as parameters15 from './parameters/complaints-json.js';
import * as parameters16 from './parameters/complaints.js';
import * as parameters17 from './parameters/pipeline.js';
import * as parameters18 from './parameters/pipeline-json.js';
import * as parameters19 from './parameters/chats-json.js';
import * as parameters20 from './parameters/chats.js';
import * as parameters21 from './parameters/listings-json.js';
import * as parameters22 from './parameters/listings.js';
import * as parameters23 from './parameters/links-json.js';
import * as parameters24 from './parameters/links.js';
import * as parameters25 from './parameters/journey.js';
import * as parameters26 from './parameters/notifications.js';
import * as parameters27 from './parameters/settings-json.js';
import * as parameters28 from './parameters/settings.js';
import * as parameters29 from './parameters/files.js';
import * as parameters30 from './parameters/reports.js';
import * as parameters31 from './parameters/exports.js';
import * as parameters32 from './parameters/exports-json.js';
import * as parameters33 from './parameters/audit-json.js';
import * as parameters34 from './parameters/audit.js';
import * as parameters35 from './parameters/dealers-json.js';
import * as parameters36 from './parameters/dealers.js';
import * as parameters37 from './parameters/bids-json.js';
import * as parameters38 from './parameters/bids.js';
import * as parameters39 from './parameters/deals-json.js';
import * as parameters40 from './parameters/deals.js';
import * as parameters41 from './parameters/deal-checks-json.js';
import * as parameters42 from './parameters/deal-checks.js';

export const bodies = {
  login: loginBody,
  forgotPassword: forgotPasswordBody,
  requestSignInLink: requestSignInLinkBody,
  redeemSignInLink: redeemSignInLinkBody,
  resetPassword: resetPasswordBody,
  checkMailToken: checkMailTokenBody,
  confirmEmail: confirmEmailBody,
  requestSupport: requestSupportBody,
  updateUser: updateUserBody,
  updatePassword: updatePasswordBody,
  updateEmail: updateEmailBody,
  closeAccount: closeAccountBody,
  confirmSecondStep: confirmSecondStepBody,
  addPasskey: addPasskeyBody,
  addAuthenticator: addAuthenticatorBody,
  removeSecondFactor: removeSecondFactorBody,
  removeClientSecondFactor: removeClientSecondFactorBody,
  createHandOver: createHandOverBody,
  redeemHandOver: redeemHandOverBody,
  createUser: createUserBody,
  assignUsers: assignUsersBody,
  unassignUsers: unassignUsersBody,
  makeAdmin: makeAdminBody,
  makeAdvisor: makeAdvisorBody,
  assignNewRequest: assignNewRequestBody,
  setUserStatus: setUserStatusBody,
  createPackage: createPackageBody,
  updatePackage: updatePackageBody,
  createCoupon: createCouponBody,
  updateCoupon: updateCouponBody,
  validateCoupon: validateCouponBody,
  turnOffCoupons: turnOffCouponsBody,
  changeCouponsEnd: changeCouponsEndBody,
  deleteCoupons: deleteCouponsBody,
  createInitialClientData: createInitialClientDataBody,
  updateInitialClientData: updateInitialClientDataBody,
  resumeOnboarding: resumeOnboardingBody,
  stopOnboardingReminders: stopOnboardingRemindersBody,
  saveOnboarding: saveOnboardingBody,
  choosePassword: choosePasswordBody,
  refundPayment: refundPaymentBody,
  closePaymentCase: closePaymentCaseBody,
  requestRefund: requestRefundBody,
  declineRefundRequest: declineRefundRequestBody,
  openCheckout: openCheckoutBody,
  openOwnCheckout: openOwnCheckoutBody,
  preparePayment: preparePaymentBody,
  startPackage: startPackageBody,
  startUpgrade: startUpgradeBody,
  getPaymentStatus: getPaymentStatusBody,
  payByTestCard: payByTestCardBody,
  confirmTestCard: confirmTestCardBody,
  receivePaymentWebhook: receivePaymentWebhookBody,
  createEmployee: createEmployeeBody,
  updateEmployee: updateEmployeeBody,
  assignClients: assignClientsBody,
  removeClients: removeClientsBody,
  suspendEmployee: suspendEmployeeBody,
  handOverClients: handOverClientsBody,
  autoSavePreferences: autoSavePreferencesBody,
  setPreferencesSelections: setPreferencesSelectionsBody,
  submitPreferences: submitPreferencesBody,
  requestPreferencesChanges: requestPreferencesChangesBody,
  updateTradeIn: updateTradeInBody,
  createClientFolder: createClientFolderBody,
  updateClientFolder: updateClientFolderBody,
  uploadFolderFiles: uploadFolderFilesBody,
  updateFolderDisplay: updateFolderDisplayBody,
  updateFileVisibility: updateFileVisibilityBody,
  deleteFolderFile: deleteFolderFileBody,
  createComplaint: createComplaintBody,
  updateComplaint: updateComplaintBody,
  setComplaintStatus: setComplaintStatusBody,
  replyToComplaint: replyToComplaintBody,
  proposeCar: proposeCarBody,
  sendMessage: sendMessageBody,
  updateChatStatus: updateChatStatusBody,
  updateChatStatusClient: updateChatStatusClientBody,
  markChatRead: markChatReadBody,
  addChatNote: addChatNoteBody,
  tellPresence: tellPresenceBody,
  createCannedReply: createCannedReplyBody,
  updateCannedReply: updateCannedReplyBody,
  createListing: createListingBody,
  updateListing: updateListingBody,
  makeLinksOfListing: makeLinksOfListingBody,
  createLink: createLinkBody,
  updateLink: updateLinkBody,
  uploadLinks: uploadLinksBody,
  addLinksByHand: addLinksByHandBody,
  previewLinks: previewLinksBody,
  readLinkSheet: readLinkSheetBody,
  addLinkBatch: addLinkBatchBody,
  publishLinkBatch: publishLinkBatchBody,
  setLinkPhotos: setLinkPhotosBody,
  setLinkTier: setLinkTierBody,
  setLinkStatus: setLinkStatusBody,
  setLinkComments: setLinkCommentsBody,
  setLinkNotes: setLinkNotesBody,
  setLinkVisibility: setLinkVisibilityBody,
  postResearchReport: postResearchReportBody,
  addOtdWorksheet: addOtdWorksheetBody,
  recordFinalPrice: recordFinalPriceBody,
  publishLinks: publishLinksBody,
  hideLinks: hideLinksBody,
  setLinksTier: setLinksTierBody,
  deleteLinks: deleteLinksBody,
  markUrgentItem: markUrgentItemBody,
  updateStepInProcess: updateStepInProcessBody,
  updateNoteStatus: updateNoteStatusBody,
  updateReEngageDate: updateReEngageDateBody,
  updateCustomerTracker: updateCustomerTrackerBody,
  updateLastContactDate: updateLastContactDateBody,
  markNotificationRead: markNotificationReadBody,
  markAllNotificationsRead: markAllNotificationsReadBody,
  authorizePush: authorizePushBody,
  keepPushDevice: keepPushDeviceBody,
  forgetPushDevice: forgetPushDeviceBody,
  askTogether: askTogetherBody,
  tryMailsAgain: tryMailsAgainBody,
  settleMails: settleMailsBody,
  updateFirmSettings: updateFirmSettingsBody,
  updateFrontDoor: updateFrontDoorBody,
  previewFrontDoor: previewFrontDoorBody,
  updateSupportRequest: updateSupportRequestBody,
  setSupportRequestStatus: setSupportRequestStatusBody,
  answerSupportRequest: answerSupportRequestBody,
  openSupportCase: openSupportCaseBody,
  answerBack: answerBackBody,
  createTaxRule: createTaxRuleBody,
  updateTaxRule: updateTaxRuleBody,
  uploadFile: uploadFileBody,
  createUpload: createUploadBody,
  continueUpload: continueUploadBody,
  createSavedView: createSavedViewBody,
  updateSavedView: updateSavedViewBody,
  createTask: createTaskBody,
  updateTask: updateTaskBody,
  createContact: createContactBody,
  updateContact: updateContactBody,
  createDealer: createDealerBody,
  updateDealer: updateDealerBody,
  mergeDealer: mergeDealerBody,
  createBidRequest: createBidRequestBody,
  updateBidRequest: updateBidRequestBody,
  addBidDealers: addBidDealersBody,
  startBidRound: startBidRoundBody,
  extendBidRequest: extendBidRequestBody,
  enterBid: enterBidBody,
  askAboutLine: askAboutLineBody,
  declineForDealer: declineForDealerBody,
  publishBids: publishBidsBody,
  openDealerRequest: openDealerRequestBody,
  saveDealerDraft: saveDealerDraftBody,
  sendDealerAnswer: sendDealerAnswerBody,
  declineDealerRequest: declineDealerRequestBody,
  removeDealerFile: removeDealerFileBody,
  uploadDealerFile: uploadDealerFileBody,
  setDealPaper: setDealPaperBody,
  addDealPaper: addDealPaperBody,
  enterContract: enterContractBody,
  answerDifference: answerDifferenceBody,
  reviseDeal: reviseDealBody,
  confirmContract: confirmContractBody,
  offerDeliverySlots: offerDeliverySlotsBody,
  pickDeliverySlot: pickDeliverySlotBody,
  deliverDeal: deliverDealBody,
  endDeal: endDealBody,
  rateDeal: rateDealBody,
  sendDealCheck: sendDealCheckBody,
  addDealCheckVersion: addDealCheckVersionBody,
  saveDealCheckReview: saveDealCheckReviewBody,
  answerDealCheck: answerDealCheckBody,
};

export const parameters = {
  updateUser: { "id": parameters0.updateUserId },
  updatePassword: { "id": parameters0.updateUserId },
  updateEmail: { "id": parameters0.updateUserId },
  revokeSession: { "id": parameters0.updateUserId },
  removePasskey: { "id": parameters0.updateUserId },
  removeSecondFactor: { "id": parameters1.removeSecondFactorId },
  removeClientSecondFactor: { "id": parameters2.removeClientSecondFactorId },
  makeAdmin: { "id": parameters2.removeClientSecondFactorId },
  makeAdvisor: { "id": parameters2.removeClientSecondFactorId },
  listUsers: { "filter": parameters3.listUsersFilter, "sort": parameters3.listUsersSort, "range": parameters3.listUsersRange },
  countClients: { "in_progress": parameters2.countClientsInProgress, "delivered": parameters2.countClientsDelivered },
  listNewRequests: { "filter": parameters3.listNewRequestsFilter, "sort": parameters3.listNewRequestsSort, "range": parameters3.listUsersRange },
  beginNewRequest: { "id": parameters2.removeClientSecondFactorId },
  assignNewRequest: { "id": parameters2.removeClientSecondFactorId },
  getUser: { "id": parameters2.removeClientSecondFactorId },
  deleteUser: { "id": parameters2.removeClientSecondFactorId },
  sendUserInvitation: { "id": parameters2.removeClientSecondFactorId },
  setUserStatus: { "id": parameters2.removeClientSecondFactorId },
  checkUserStatus: { "id": parameters2.removeClientSecondFactorId },
  listPackages: { "filter": parameters4.listPackagesFilter, "sort": parameters4.listPackagesSort, "range": parameters4.listPackagesRange },
  getPackage: { "id": parameters5.getPackageId },
  updatePackage: { "id": parameters5.getPackageId },
  deletePackage: { "id": parameters5.getPackageId },
  listCoupons: { "filter": parameters6.listCouponsFilter, "sort": parameters6.listCouponsSort, "range": parameters6.listCouponsRange },
  getCoupon: { "id": parameters7.getCouponId },
  updateCoupon: { "id": parameters7.getCouponId },
  deleteCoupon: { "id": parameters7.getCouponId },
  listCouponChanges: { "id": parameters7.getCouponId },
  listCouponUsage: { "filter": parameters6.listCouponUsageFilter, "sort": parameters6.listCouponUsageSort, "range": parameters6.listCouponsRange },
  getSpendings: { "id": parameters7.getCouponId },
  listInitialClientData: { "filter": parameters8.listInitialClientDataFilter, "sort": parameters8.listInitialClientDataSort, "range": parameters8.listInitialClientDataRange },
  getInitialClientData: { "id": parameters9.getInitialClientDataId },
  updateInitialClientData: { "id": parameters9.getInitialClientDataId },
  deleteInitialClientData: { "id": parameters9.getInitialClientDataId },
  resumeInitialClientData: { "id": parameters9.getInitialClientDataId },
  sendOnboardingLink: { "id": parameters9.getInitialClientDataId },
  discardInitialClientData: { "id": parameters9.getInitialClientDataId },
  listPayments: { "filter": parameters8.listPaymentsFilter, "sort": parameters8.listPaymentsSort, "range": parameters8.listInitialClientDataRange },
  getPayment: { "id": parameters9.getInitialClientDataId },
  getReceipt: { "id": parameters9.getInitialClientDataId },
  getReceiptPdf: { "id": parameters9.getInitialClientDataId },
  getReceiptPdfContent: { "id": parameters9.getInitialClientDataId, "token": parameters9.getReceiptPdfContentToken },
  quoteRefund: { "id": parameters9.getInitialClientDataId },
  refundPayment: { "id": parameters9.getInitialClientDataId },
  listPaymentCases: { "filter": parameters8.listPaymentCasesFilter, "sort": parameters8.listPaymentCasesSort, "range": parameters8.listInitialClientDataRange },
  getPaymentCase: { "id": parameters9.getInitialClientDataId },
  closePaymentCase: { "id": parameters9.getInitialClientDataId },
  listRefundRequests: { "filter": parameters8.listRefundRequestsFilter, "sort": parameters8.listRefundRequestsSort, "range": parameters8.listInitialClientDataRange },
  getRefundRequest: { "id": parameters9.getInitialClientDataId },
  declineRefundRequest: { "id": parameters9.getInitialClientDataId },
  withdrawRefundRequest: { "id": parameters9.getInitialClientDataId },
  listEmployees: { "filter": parameters10.listEmployeesFilter, "sort": parameters10.listEmployeesSort, "range": parameters10.listEmployeesRange },
  listUnassignedClients: { "filter": parameters10.listUnassignedClientsFilter, "sort": parameters10.listUnassignedClientsSort, "range": parameters10.listEmployeesRange },
  getEmployee: { "id": parameters1.removeSecondFactorId },
  updateEmployee: { "id": parameters1.removeSecondFactorId },
  deleteEmployee: { "id": parameters1.removeSecondFactorId, "hand_over_to": parameters1.deleteEmployeeHandOverTo },
  countClientsOfEmployee: { "id": parameters1.removeSecondFactorId, "in_progress": parameters1.countClientsOfEmployeeInProgress, "delivered": parameters1.countClientsOfEmployeeDelivered },
  listClientsOfEmployee: { "id": parameters1.removeSecondFactorId, "filter": parameters10.listClientsOfEmployeeFilter, "sort": parameters10.listClientsOfEmployeeSort, "range": parameters10.listEmployeesRange },
  listFoldersOfEmployee: { "id": parameters1.removeSecondFactorId, "filter": parameters10.listFoldersOfEmployeeFilter, "sort": parameters10.listFoldersOfEmployeeSort, "range": parameters10.listEmployeesRange },
  listPreferencesOfEmployee: { "id": parameters1.removeSecondFactorId, "filter": parameters10.listPreferencesOfEmployeeFilter, "sort": parameters10.listPreferencesOfEmployeeSort, "range": parameters10.listEmployeesRange },
  assignClients: { "id": parameters1.removeSecondFactorId },
  removeClients: { "id": parameters1.removeSecondFactorId },
  suspendEmployee: { "id": parameters1.removeSecondFactorId },
  reactivateEmployee: { "id": parameters1.removeSecondFactorId },
  quoteHandOver: { "id": parameters1.removeSecondFactorId },
  handOverClients: { "id": parameters1.removeSecondFactorId },
  listHandOvers: { "id": parameters1.removeSecondFactorId },
  undoHandOver: { "id": parameters1.removeSecondFactorId },
  sendEmployeeInvitation: { "id": parameters1.removeSecondFactorId },
  listUserPreferences: { "filter": parameters11.listUserPreferencesFilter, "sort": parameters11.listUserPreferencesSort, "range": parameters11.listUserPreferencesRange },
  getSearchReach: { "selections": parameters11.getSearchReachSelections },
  getZipArea: { "zip": parameters12.getZipAreaZip, "miles": parameters12.getZipAreaMiles },
  getUserPreferences: { "id": parameters12.getUserPreferencesId },
  requestPreferencesChanges: { "id": parameters12.getUserPreferencesId },
  getPreferencesOf: { "a": parameters12.getPreferencesOfA, "b": parameters12.getPreferencesOfB },
  listClientFolders: { "filter": parameters13.listClientFoldersFilter, "sort": parameters13.listClientFoldersSort, "range": parameters13.listClientFoldersRange },
  getClientFolder: { "id": parameters14.getClientFolderId },
  updateClientFolder: { "id": parameters14.getClientFolderId },
  listFolderFiles: { "id": parameters14.getClientFolderId },
  uploadFolderFiles: { "id": parameters14.getClientFolderId },
  updateFolderDisplay: { "id": parameters14.getClientFolderId },
  updateFileVisibility: { "id": parameters14.getClientFolderId },
  deleteFolderFile: { "id": parameters14.getClientFolderId },
  getFolderArchive: { "id": parameters14.getClientFolderId },
  listComplaints: { "filter": parameters15.listComplaintsFilter, "sort": parameters15.listComplaintsSort, "range": parameters15.listComplaintsRange },
  listComplaintsOfClient: { "id": parameters16.listComplaintsOfClientId, "filter": parameters15.listComplaintsOfClientFilter, "sort": parameters15.listComplaintsSort, "range": parameters15.listComplaintsRange },
  countComplaintsOfClient: { "id": parameters16.listComplaintsOfClientId },
  getComplaint: { "id": parameters16.listComplaintsOfClientId },
  updateComplaint: { "id": parameters16.listComplaintsOfClientId },
  deleteComplaint: { "id": parameters16.listComplaintsOfClientId },
  listComplaintsAssignedTo: { "id": parameters16.listComplaintsOfClientId, "filter": parameters15.listComplaintsAssignedToFilter, "sort": parameters15.listComplaintsSort, "range": parameters15.listComplaintsRange },
  countComplaintsAssignedTo: { "id": parameters16.listComplaintsOfClientId },
  setComplaintStatus: { "id": parameters16.listComplaintsOfClientId },
  assignComplaint: { "id": parameters16.listComplaintsOfClientId, "employeeId": parameters16.assignComplaintEmployeeId },
  listComplaintEntries: { "id": parameters16.listComplaintsOfClientId, "before": parameters16.listComplaintEntriesBefore, "limit": parameters16.listComplaintEntriesLimit },
  getComplaintEvidence: { "id": parameters16.listComplaintsOfClientId },
  replyToComplaint: { "id": parameters16.listComplaintsOfClientId },
  matchClients: { "filter": parameters11.matchClientsFilter, "car": parameters11.matchClientsCar },
  matchCars: { "user_id": parameters12.matchCarsUserId, "q": parameters12.matchCarsQ },
  searchAll: { "q": parameters17.searchAllQ, "recent": parameters18.searchAllRecent },
  listChats: { "filter": parameters19.listChatsFilter, "sort": parameters19.listChatsSort, "range": parameters19.listChatsRange },
  listChatsOfEmployee: { "id": parameters20.listChatsOfEmployeeId, "filter": parameters19.listChatsOfEmployeeFilter, "sort": parameters19.listChatsSort, "range": parameters19.listChatsRange },
  updateChatStatus: { "id": parameters20.updateChatStatusId },
  updateChatStatusClient: { "id": parameters20.updateChatStatusId },
  getChat: { "id": parameters20.updateChatStatusId },
  listMessages: { "id": parameters20.updateChatStatusId, "before": parameters20.listMessagesBefore, "after": parameters20.listMessagesAfter, "limit": parameters20.listMessagesLimit },
  markChatRead: { "id": parameters20.updateChatStatusId },
  markChatUnread: { "id": parameters20.updateChatStatusId },
  addChatNote: { "id": parameters20.updateChatStatusId },
  tellPresence: { "id": parameters20.updateChatStatusId },
  listCannedReplies: { "filter": parameters19.listCannedRepliesFilter, "sort": parameters19.listCannedRepliesSort, "range": parameters19.listChatsRange },
  getReplyFacts: { "client": parameters20.getReplyFactsClient },
  getCannedReply: { "id": parameters20.listChatsOfEmployeeId },
  updateCannedReply: { "id": parameters20.listChatsOfEmployeeId },
  deleteCannedReply: { "id": parameters20.listChatsOfEmployeeId },
  listListings: { "filter": parameters21.listListingsFilter, "sort": parameters21.listListingsSort, "range": parameters21.listListingsRange },
  getListing: { "id": parameters22.getListingId },
  updateListing: { "id": parameters22.getListingId },
  deleteListing: { "id": parameters22.getListingId },
  makeLinksOfListing: { "id": parameters22.getListingId },
  listLinks: { "filter": parameters23.listLinksFilter, "sort": parameters23.listLinksSort, "range": parameters23.listLinksRange },
  getLink: { "id": parameters24.getLinkId },
  updateLink: { "id": parameters24.getLinkId },
  deleteLink: { "id": parameters24.getLinkId },
  countLinksOfClient: { "id": parameters24.getLinkId },
  countLinksByStatus: { "id": parameters24.getLinkId },
  listLinkBatches: { "user_id": parameters24.listLinkBatchesUserId },
  addLinkBatch: { "id": parameters24.getLinkId },
  publishLinkBatch: { "id": parameters24.getLinkId },
  undoLinkBatch: { "id": parameters24.getLinkId },
  setLinkPhotos: { "id": parameters24.getLinkId },
  setLinkTier: { "id": parameters24.getLinkId },
  setLinkStatus: { "id": parameters24.getLinkId },
  setLinkComments: { "id": parameters24.getLinkId },
  setLinkNotes: { "id": parameters24.getLinkId },
  setLinkVisibility: { "id": parameters24.getLinkId },
  verifyLink: { "id": parameters24.getLinkId },
  askAvailability: { "id": parameters24.getLinkId },
  getLinkComparison: { "id": parameters24.getLinkId },
  postResearchReport: { "id": parameters24.getLinkId },
  addOtdWorksheet: { "id": parameters24.getLinkId },
  recordFinalPrice: { "id": parameters24.getLinkId },
  listLinkEvents: { "id": parameters24.getLinkId, "before": parameters24.listLinkEventsBefore, "limit": parameters24.listLinkEventsLimit },
  listResearchReports: { "filter": parameters23.listResearchReportsFilter, "sort": parameters23.listResearchReportsSort, "range": parameters23.listLinksRange },
  getResearchReport: { "id": parameters24.getLinkId },
  listOtdWorksheets: { "filter": parameters23.listOtdWorksheetsFilter, "sort": parameters23.listOtdWorksheetsSort, "range": parameters23.listLinksRange },
  getFeeMedians: { "state": parameters24.getFeeMediansState },
  getOtdWorksheet: { "id": parameters24.getLinkId },
  getOtdWorksheetPdf: { "id": parameters24.getLinkId },
  getOtdWorksheetPdfContent: { "id": parameters24.getLinkId, "token": parameters24.getOtdWorksheetPdfContentToken },
  listDashboardListings: { "filter": parameters18.listDashboardListingsFilter, "sort": parameters18.listDashboardListingsSort, "range": parameters18.listDashboardListingsRange },
  countDashboardListings: { "advisor_id": parameters17.countDashboardListingsAdvisorId },
  listUrgentItems: { "advisor_id": parameters17.countDashboardListingsAdvisorId, "user_id": parameters17.listUrgentItemsUserId, "limit": parameters17.listUrgentItemsLimit },
  getStatusTracker: { "id": parameters17.getStatusTrackerId },
  getDashboardListing: { "id": parameters17.getStatusTrackerId },
  listDashboardListingsOfEmployee: { "id": parameters17.getStatusTrackerId, "filter": parameters18.listDashboardListingsOfEmployeeFilter, "sort": parameters18.listDashboardListingsSort, "range": parameters18.listDashboardListingsRange },
  updateStepInProcess: { "id": parameters17.getStatusTrackerId },
  updateNoteStatus: { "id": parameters17.getStatusTrackerId },
  updateReEngageDate: { "id": parameters17.getStatusTrackerId },
  getCustomerTracker: { "id": parameters17.getStatusTrackerId },
  updateCustomerTracker: { "id": parameters17.getStatusTrackerId },
  deleteCustomerTracker: { "id": parameters17.getStatusTrackerId },
  listTrackerChanges: { "id": parameters17.getStatusTrackerId, "before": parameters17.listTrackerChangesBefore, "limit": parameters17.listTrackerChangesLimit },
  updateLastContactDate: { "id": parameters17.getStatusTrackerId },
  getJourneyOfClient: { "id": parameters25.getJourneyOfClientId },
  listTimeline: { "id": parameters25.getJourneyOfClientId, "before": parameters25.listTimelineBefore, "limit": parameters25.listTimelineLimit },
  listNotifications: { "a": parameters26.listNotificationsA, "b": parameters26.listNotificationsB, "before": parameters26.listNotificationsBefore, "limit": parameters26.listNotificationsLimit, "unread": parameters26.listNotificationsUnread },
  countNotifications: { "a": parameters26.listNotificationsA, "b": parameters26.listNotificationsB },
  listSupportRequests: { "filter": parameters27.listSupportRequestsFilter, "sort": parameters27.listSupportRequestsSort, "range": parameters27.listSupportRequestsRange },
  getSupportRequest: { "id": parameters28.getSupportRequestId },
  updateSupportRequest: { "id": parameters28.getSupportRequestId },
  deleteSupportRequest: { "id": parameters28.getSupportRequestId },
  setSupportRequestStatus: { "id": parameters28.getSupportRequestId },
  getSupportTimeline: { "id": parameters28.getSupportRequestId },
  answerSupportRequest: { "id": parameters28.getSupportRequestId },
  listTaxRules: { "filter": parameters27.listTaxRulesFilter, "sort": parameters27.listTaxRulesSort, "range": parameters27.listSupportRequestsRange },
  getTaxRule: { "id": parameters28.getSupportRequestId },
  updateTaxRule: { "id": parameters28.getSupportRequestId },
  deleteTaxRule: { "id": parameters28.getSupportRequestId },
  getUpload: { "id": parameters29.getUploadId },
  continueUpload: { "id": parameters29.getUploadId },
  discardUpload: { "id": parameters29.getUploadId },
  getFileAddress: { "id": parameters29.getUploadId, "variant": parameters29.getFileAddressVariant },
  getFileContent: { "id": parameters29.getUploadId, "variant": parameters29.getFileAddressVariant, "token": parameters29.getFileContentToken },
  getArchiveContent: { "id": parameters29.getUploadId, "token": parameters29.getFileContentToken },
  getFiguresReport: { "period": parameters30.getFiguresReportPeriod, "from": parameters30.getFiguresReportFrom, "to": parameters30.getFiguresReportTo },
  getRevenueReport: { "period": parameters30.getFiguresReportPeriod, "from": parameters30.getFiguresReportFrom, "to": parameters30.getFiguresReportTo },
  getStatement: { "month": parameters30.getStatementMonth },
  getActivityReport: { "measure": parameters30.getActivityReportMeasure, "period": parameters30.getFiguresReportPeriod, "from": parameters30.getFiguresReportFrom, "to": parameters30.getFiguresReportTo },
  getBreakdownReport: { "breakdown": parameters30.getBreakdownReportBreakdown, "period": parameters30.getFiguresReportPeriod, "from": parameters30.getFiguresReportFrom, "to": parameters30.getFiguresReportTo },
  getFunnelReport: { "period": parameters30.getFiguresReportPeriod, "from": parameters30.getFiguresReportFrom, "to": parameters30.getFiguresReportTo },
  getExportAddress: { "resource": parameters31.getExportAddressResource, "filter": parameters32.getExportAddressFilter, "sort": parameters32.getExportAddressSort },
  getExportContent: { "resource": parameters31.getExportAddressResource, "token": parameters31.getExportContentToken },
  listSavedViews: { "list": parameters17.listSavedViewsList },
  countSavedViews: { "list": parameters17.listSavedViewsList },
  updateSavedView: { "id": parameters17.getStatusTrackerId },
  deleteSavedView: { "id": parameters17.getStatusTrackerId },
  listAuditEntries: { "filter": parameters33.listAuditEntriesFilter, "sort": parameters33.listAuditEntriesSort, "range": parameters33.listAuditEntriesRange },
  getAuditEntry: { "id": parameters34.getAuditEntryId },
  listTasks: { "filter": parameters18.listTasksFilter, "sort": parameters18.listTasksSort, "range": parameters18.listDashboardListingsRange },
  getWeek: { "day": parameters17.getWeekDay, "advisor_id": parameters17.countDashboardListingsAdvisorId },
  getTask: { "id": parameters17.getStatusTrackerId },
  updateTask: { "id": parameters17.getStatusTrackerId },
  deleteTask: { "id": parameters17.getStatusTrackerId },
  finishTask: { "id": parameters17.getStatusTrackerId },
  reopenTask: { "id": parameters17.getStatusTrackerId },
  getCalendarFeedContent: { "token": parameters17.getCalendarFeedContentToken },
  listContacts: { "filter": parameters18.listContactsFilter, "sort": parameters18.listContactsSort, "range": parameters18.listDashboardListingsRange },
  getContact: { "id": parameters17.getStatusTrackerId },
  updateContact: { "id": parameters17.getStatusTrackerId },
  deleteContact: { "id": parameters17.getStatusTrackerId },
  listDealers: { "filter": parameters35.listDealersFilter, "sort": parameters35.listDealersSort, "range": parameters35.listDealersRange },
  getDealer: { "id": parameters36.getDealerId },
  updateDealer: { "id": parameters36.getDealerId },
  deleteDealer: { "id": parameters36.getDealerId },
  mergeDealer: { "id": parameters36.getDealerId },
  listBidRequests: { "filter": parameters37.listBidRequestsFilter, "sort": parameters37.listBidRequestsSort, "range": parameters37.listBidRequestsRange },
  getBidRequest: { "id": parameters38.getBidRequestId },
  updateBidRequest: { "id": parameters38.getBidRequestId },
  listBidInvitations: { "id": parameters38.getBidRequestId },
  addBidDealers: { "id": parameters38.getBidRequestId },
  sendBidRequest: { "id": parameters38.getBidRequestId },
  startBidRound: { "id": parameters38.getBidRequestId },
  extendBidRequest: { "id": parameters38.getBidRequestId },
  closeBidRequest: { "id": parameters38.getBidRequestId },
  enterBid: { "id": parameters38.getBidRequestId },
  askAboutLine: { "id": parameters38.getBidRequestId },
  previewBids: { "id": parameters38.getBidRequestId, "dealer_ids": parameters37.previewBidsDealerIds },
  declineForDealer: { "id": parameters38.getBidRequestId },
  publishBids: { "id": parameters38.getBidRequestId },
  getBids: { "id": parameters38.getBidRequestId },
  readVin: { "vin": parameters24.readVinVin },
  listVehicleMakes: { "filter": parameters23.listVehicleMakesFilter },
  listVehicleModels: { "filter": parameters23.listVehicleModelsFilter },
  listDeals: { "filter": parameters39.listDealsFilter, "sort": parameters39.listDealsSort, "range": parameters39.listDealsRange },
  getDeal: { "id": parameters40.getDealId },
  setDealPaper: { "id": parameters40.getDealId },
  addDealPaper: { "id": parameters40.getDealId },
  enterContract: { "id": parameters40.getDealId },
  answerDifference: { "id": parameters40.getDealId },
  reviseDeal: { "id": parameters40.getDealId },
  confirmContract: { "id": parameters40.getDealId },
  offerDeliverySlots: { "id": parameters40.getDealId },
  pickDeliverySlot: { "id": parameters40.getDealId },
  deliverDeal: { "id": parameters40.getDealId },
  endDeal: { "id": parameters40.getDealId },
  withdrawDeal: { "id": parameters40.getDealId },
  rateDeal: { "id": parameters40.getDealId },
  listDealChecks: { "filter": parameters41.listDealChecksFilter, "sort": parameters41.listDealChecksSort, "range": parameters41.listDealChecksRange },
  getDealCheck: { "id": parameters42.getDealCheckId },
  addDealCheckVersion: { "id": parameters42.getDealCheckId },
  beginDealCheck: { "id": parameters42.getDealCheckId },
  saveDealCheckReview: { "id": parameters42.getDealCheckId },
  answerDealCheck: { "id": parameters42.getDealCheckId },
  getDealCheckPdf: { "id": parameters42.getDealCheckId },
  getDealCheckPdfContent: { "id": parameters42.getDealCheckId, "token": parameters42.getDealCheckPdfContentToken },
};
