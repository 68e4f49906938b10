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
import { inviteGuestBody } from './inviteGuest.js';
import { updateGuestBody } from './updateGuest.js';
import { setRemarkBody } from './setRemark.js';
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
import { importClientsBody } from './importClients.js';
import { readClientSheetBody } from './readClientSheet.js';
import { checkClientsBody } from './checkClients.js';
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
import { createComplaintCategoryBody } from './createComplaintCategory.js';
import { updateComplaintCategoryBody } from './updateComplaintCategory.js';
import { updateComplaintBody } from './updateComplaint.js';
import { setComplaintStatusBody } from './setComplaintStatus.js';
import { assignCasesBody } from './assignCases.js';
import { replyToComplaintBody } from './replyToComplaint.js';
import { proposeCarBody } from './proposeCar.js';
import { previewProposalBody } from './previewProposal.js';
import { sendMessageBody } from './sendMessage.js';
import { updateChatStatusBody } from './updateChatStatus.js';
import { updateChatStatusClientBody } from './updateChatStatusClient.js';
import { markChatReadBody } from './markChatRead.js';
import { addChatNoteBody } from './addChatNote.js';
import { editChatNoteBody } from './editChatNote.js';
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
import { addLinkSheetBody } from './addLinkSheet.js';
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
import { changeNotificationDefaultsBody } from './changeNotificationDefaults.js';
import { saveMailTextBody } from './saveMailText.js';
import { previewMailTextBody } from './previewMailText.js';
import { sendMailTextTestBody } from './sendMailTextTest.js';
import { updateSupportRequestBody } from './updateSupportRequest.js';
import { setSupportRequestStatusBody } from './setSupportRequestStatus.js';
import { answerSupportRequestBody } from './answerSupportRequest.js';
import { noteOnSupportRequestBody } from './noteOnSupportRequest.js';
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
import * as parameters1 from './parameters/users.js';
import * as parameters2 from './parameters/links.js';
import * as parameters3 from './parameters/employees.js';
import * as parameters4 from './parameters/users-json.js';
import * as parameters5 from './parameters/packages-json.js';
import * as parameters6 from './parameters/packages.js';
import * as parameters7 from './parameters/coupons-json.js';
import * as parameters8 from './parameters/coupons.js';
import * as parameters9 from './parameters/onboarding-json.js';
import * as parameters10 from './parameters/onboarding.js';
import * as parameters11 from './parameters/employees-json.js';
import * as parameters12 from './parameters/preferences-json.js';
import * as parameters13 from './parameters/preferences.js';
import * as parameters14 from './parameters/folders-json.js';
import * as parameters15 from './parameters/folders.js';
import * as parameters16 from './parameters/complaints-json.js';
import * as parameters17 from './parameters/complaints.js';
import * as parameters18 from './parameters/pipeline.js';
import * as parameters19 from './parameters/pipeline-json.js';
import * as parameters20 from './parameters/chats-json.js';
import * as parameters21 from './parameters/chats.js';
import * as parameters22 from './parameters/listings-json.js';
import * as parameters23 from './parameters/listings.js';
import * as parameters24 from './parameters/links-json.js';
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
  inviteGuest: inviteGuestBody,
  updateGuest: updateGuestBody,
  setRemark: setRemarkBody,
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
  importClients: importClientsBody,
  readClientSheet: readClientSheetBody,
  checkClients: checkClientsBody,
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
  createComplaintCategory: createComplaintCategoryBody,
  updateComplaintCategory: updateComplaintCategoryBody,
  updateComplaint: updateComplaintBody,
  setComplaintStatus: setComplaintStatusBody,
  assignCases: assignCasesBody,
  replyToComplaint: replyToComplaintBody,
  proposeCar: proposeCarBody,
  previewProposal: previewProposalBody,
  sendMessage: sendMessageBody,
  updateChatStatus: updateChatStatusBody,
  updateChatStatusClient: updateChatStatusClientBody,
  markChatRead: markChatReadBody,
  addChatNote: addChatNoteBody,
  editChatNote: editChatNoteBody,
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
  addLinkSheet: addLinkSheetBody,
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
  changeNotificationDefaults: changeNotificationDefaultsBody,
  saveMailText: saveMailTextBody,
  previewMailText: previewMailTextBody,
  sendMailTextTest: sendMailTextTestBody,
  updateSupportRequest: updateSupportRequestBody,
  setSupportRequestStatus: setSupportRequestStatusBody,
  answerSupportRequest: answerSupportRequestBody,
  noteOnSupportRequest: noteOnSupportRequestBody,
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
  updateGuest: { "id": parameters0.updateUserId },
  removeGuest: { "id": parameters0.updateUserId },
  sendGuestInvitation: { "id": parameters0.updateUserId },
  listGuests: { "id": parameters1.listGuestsId },
  listRemarks: { "id": parameters2.listRemarksId },
  setRemark: { "id": parameters2.listRemarksId },
  revokeSession: { "id": parameters0.updateUserId },
  removePasskey: { "id": parameters0.updateUserId },
  removeSecondFactor: { "id": parameters3.removeSecondFactorId },
  removeClientSecondFactor: { "id": parameters1.listGuestsId },
  makeAdmin: { "id": parameters1.listGuestsId },
  makeAdvisor: { "id": parameters1.listGuestsId },
  listUsers: { "filter": parameters4.listUsersFilter, "sort": parameters4.listUsersSort, "range": parameters4.listUsersRange, "total": parameters1.listUsersTotal, "fields": parameters4.listUsersFields },
  countClients: { "in_progress": parameters1.countClientsInProgress, "delivered": parameters1.countClientsDelivered },
  getClientImport: { "id": parameters1.listGuestsId },
  undoClientImport: { "id": parameters1.listGuestsId },
  listNewRequests: { "filter": parameters4.listNewRequestsFilter, "sort": parameters4.listNewRequestsSort, "range": parameters4.listUsersRange },
  beginNewRequest: { "id": parameters1.listGuestsId },
  assignNewRequest: { "id": parameters1.listGuestsId },
  getUser: { "id": parameters1.listGuestsId },
  deleteUser: { "id": parameters1.listGuestsId },
  sendUserInvitation: { "id": parameters1.listGuestsId },
  setUserStatus: { "id": parameters1.listGuestsId },
  checkUserStatus: { "id": parameters1.listGuestsId },
  listPackages: { "filter": parameters5.listPackagesFilter, "sort": parameters5.listPackagesSort, "range": parameters5.listPackagesRange, "total": parameters6.listPackagesTotal, "fields": parameters5.listPackagesFields },
  getPackage: { "id": parameters6.getPackageId },
  updatePackage: { "id": parameters6.getPackageId },
  deletePackage: { "id": parameters6.getPackageId, "move_to": parameters6.deletePackageMoveTo },
  listCoupons: { "filter": parameters7.listCouponsFilter, "sort": parameters7.listCouponsSort, "range": parameters7.listCouponsRange, "total": parameters8.listCouponsTotal, "fields": parameters7.listCouponsFields },
  getCoupon: { "id": parameters8.getCouponId },
  updateCoupon: { "id": parameters8.getCouponId },
  deleteCoupon: { "id": parameters8.getCouponId },
  listCouponChanges: { "id": parameters8.getCouponId },
  listCouponUsage: { "filter": parameters7.listCouponUsageFilter, "sort": parameters7.listCouponUsageSort, "range": parameters7.listCouponsRange },
  getSpendings: { "id": parameters8.getCouponId },
  listInitialClientData: { "filter": parameters9.listInitialClientDataFilter, "sort": parameters9.listInitialClientDataSort, "range": parameters9.listInitialClientDataRange, "total": parameters10.listInitialClientDataTotal, "fields": parameters9.listInitialClientDataFields },
  getInitialClientData: { "id": parameters10.getInitialClientDataId },
  updateInitialClientData: { "id": parameters10.getInitialClientDataId },
  deleteInitialClientData: { "id": parameters10.getInitialClientDataId },
  resumeInitialClientData: { "id": parameters10.getInitialClientDataId },
  sendOnboardingLink: { "id": parameters10.getInitialClientDataId },
  discardInitialClientData: { "id": parameters10.getInitialClientDataId },
  listPayments: { "filter": parameters9.listPaymentsFilter, "sort": parameters9.listPaymentsSort, "range": parameters9.listInitialClientDataRange, "total": parameters10.listInitialClientDataTotal, "fields": parameters9.listInitialClientDataFields },
  getPayment: { "id": parameters10.getInitialClientDataId },
  getReceipt: { "id": parameters10.getInitialClientDataId },
  getReceiptPdf: { "id": parameters10.getInitialClientDataId },
  getReceiptPdfContent: { "id": parameters10.getInitialClientDataId, "token": parameters10.getReceiptPdfContentToken },
  quoteRefund: { "id": parameters10.getInitialClientDataId },
  refundPayment: { "id": parameters10.getInitialClientDataId },
  listPaymentCases: { "filter": parameters9.listPaymentCasesFilter, "sort": parameters9.listPaymentCasesSort, "range": parameters9.listInitialClientDataRange },
  getPaymentCase: { "id": parameters10.getInitialClientDataId },
  closePaymentCase: { "id": parameters10.getInitialClientDataId },
  listRefundRequests: { "filter": parameters9.listRefundRequestsFilter, "sort": parameters9.listRefundRequestsSort, "range": parameters9.listInitialClientDataRange },
  getRefundRequest: { "id": parameters10.getInitialClientDataId },
  declineRefundRequest: { "id": parameters10.getInitialClientDataId },
  withdrawRefundRequest: { "id": parameters10.getInitialClientDataId },
  listEmployees: { "filter": parameters11.listEmployeesFilter, "sort": parameters11.listEmployeesSort, "range": parameters11.listEmployeesRange, "total": parameters3.listEmployeesTotal, "fields": parameters11.listEmployeesFields },
  listUnassignedClients: { "filter": parameters11.listUnassignedClientsFilter, "sort": parameters11.listUnassignedClientsSort, "range": parameters11.listEmployeesRange },
  getEmployee: { "id": parameters3.removeSecondFactorId },
  updateEmployee: { "id": parameters3.removeSecondFactorId },
  deleteEmployee: { "id": parameters3.removeSecondFactorId, "hand_over_to": parameters3.deleteEmployeeHandOverTo },
  countClientsOfEmployee: { "id": parameters3.removeSecondFactorId, "in_progress": parameters3.countClientsOfEmployeeInProgress, "delivered": parameters3.countClientsOfEmployeeDelivered },
  listClientsOfEmployee: { "id": parameters3.removeSecondFactorId, "filter": parameters11.listClientsOfEmployeeFilter, "sort": parameters11.listClientsOfEmployeeSort, "range": parameters11.listEmployeesRange },
  listFoldersOfEmployee: { "id": parameters3.removeSecondFactorId, "filter": parameters11.listFoldersOfEmployeeFilter, "sort": parameters11.listFoldersOfEmployeeSort, "range": parameters11.listEmployeesRange },
  listPreferencesOfEmployee: { "id": parameters3.removeSecondFactorId, "filter": parameters11.listPreferencesOfEmployeeFilter, "sort": parameters11.listPreferencesOfEmployeeSort, "range": parameters11.listEmployeesRange },
  assignClients: { "id": parameters3.removeSecondFactorId },
  removeClients: { "id": parameters3.removeSecondFactorId },
  suspendEmployee: { "id": parameters3.removeSecondFactorId },
  reactivateEmployee: { "id": parameters3.removeSecondFactorId },
  quoteHandOver: { "id": parameters3.removeSecondFactorId },
  handOverClients: { "id": parameters3.removeSecondFactorId },
  listHandOvers: { "id": parameters3.removeSecondFactorId },
  undoHandOver: { "id": parameters3.removeSecondFactorId },
  sendEmployeeInvitation: { "id": parameters3.removeSecondFactorId },
  listUserPreferences: { "filter": parameters12.listUserPreferencesFilter, "sort": parameters12.listUserPreferencesSort, "range": parameters12.listUserPreferencesRange },
  getSearchReach: { "selections": parameters12.getSearchReachSelections },
  getZipArea: { "zip": parameters13.getZipAreaZip, "miles": parameters13.getZipAreaMiles },
  getUserPreferences: { "id": parameters13.getUserPreferencesId },
  requestPreferencesChanges: { "id": parameters13.getUserPreferencesId },
  getPreferencesOf: { "a": parameters13.getPreferencesOfA, "b": parameters13.getPreferencesOfB },
  listClientFolders: { "filter": parameters14.listClientFoldersFilter, "sort": parameters14.listClientFoldersSort, "range": parameters14.listClientFoldersRange },
  getClientFolder: { "id": parameters15.getClientFolderId },
  updateClientFolder: { "id": parameters15.getClientFolderId },
  listFolderFiles: { "id": parameters15.getClientFolderId },
  uploadFolderFiles: { "id": parameters15.getClientFolderId },
  updateFolderDisplay: { "id": parameters15.getClientFolderId },
  updateFileVisibility: { "id": parameters15.getClientFolderId },
  deleteFolderFile: { "id": parameters15.getClientFolderId },
  getFolderArchive: { "id": parameters15.getClientFolderId },
  listComplaints: { "filter": parameters16.listComplaintsFilter, "sort": parameters16.listComplaintsSort, "range": parameters16.listComplaintsRange, "total": parameters17.listComplaintsTotal, "fields": parameters16.listComplaintsFields },
  listComplaintCategories: { "filter": parameters16.listComplaintCategoriesFilter, "sort": parameters16.listComplaintCategoriesSort, "range": parameters16.listComplaintsRange, "total": parameters17.listComplaintsTotal, "fields": parameters16.listComplaintsFields },
  getComplaintCategory: { "id": parameters17.getComplaintCategoryId },
  updateComplaintCategory: { "id": parameters17.getComplaintCategoryId },
  deleteComplaintCategory: { "id": parameters17.getComplaintCategoryId, "move_to": parameters17.deleteComplaintCategoryMoveTo },
  countComplaints: { "waits_for_us": parameters17.countComplaintsWaitsForUs },
  listComplaintsOfClient: { "id": parameters17.listComplaintsOfClientId, "filter": parameters16.listComplaintsOfClientFilter, "sort": parameters16.listComplaintsSort, "range": parameters16.listComplaintsRange },
  countComplaintsOfClient: { "id": parameters17.listComplaintsOfClientId },
  getComplaint: { "id": parameters17.listComplaintsOfClientId },
  updateComplaint: { "id": parameters17.listComplaintsOfClientId },
  deleteComplaint: { "id": parameters17.listComplaintsOfClientId },
  listComplaintsAssignedTo: { "id": parameters17.listComplaintsOfClientId, "filter": parameters16.listComplaintsAssignedToFilter, "sort": parameters16.listComplaintsSort, "range": parameters16.listComplaintsRange },
  countComplaintsAssignedTo: { "id": parameters17.listComplaintsOfClientId, "waits_for_us": parameters17.countComplaintsWaitsForUs },
  setComplaintStatus: { "id": parameters17.listComplaintsOfClientId },
  assignComplaint: { "id": parameters17.listComplaintsOfClientId, "employeeId": parameters17.assignComplaintEmployeeId },
  listComplaintEntries: { "id": parameters17.listComplaintsOfClientId, "before": parameters17.listComplaintEntriesBefore, "limit": parameters17.listComplaintEntriesLimit },
  getComplaintEvidence: { "id": parameters17.listComplaintsOfClientId },
  listCases: { "filter": parameters16.listCasesFilter, "sort": parameters16.listCasesSort, "range": parameters16.listComplaintsRange },
  takeCase: { "id": parameters17.listComplaintsOfClientId },
  replyToComplaint: { "id": parameters17.listComplaintsOfClientId },
  matchClients: { "filter": parameters12.matchClientsFilter, "car": parameters12.matchClientsCar },
  matchCars: { "user_id": parameters13.matchCarsUserId, "q": parameters13.matchCarsQ },
  searchAll: { "q": parameters18.searchAllQ, "recent": parameters19.searchAllRecent },
  listChats: { "filter": parameters20.listChatsFilter, "sort": parameters20.listChatsSort, "range": parameters20.listChatsRange },
  listChatsOfEmployee: { "id": parameters21.listChatsOfEmployeeId, "filter": parameters20.listChatsOfEmployeeFilter, "sort": parameters20.listChatsSort, "range": parameters20.listChatsRange },
  updateChatStatus: { "id": parameters21.updateChatStatusId },
  updateChatStatusClient: { "id": parameters21.updateChatStatusId },
  getChat: { "id": parameters21.updateChatStatusId },
  listMessages: { "id": parameters21.updateChatStatusId, "before": parameters21.listMessagesBefore, "after": parameters21.listMessagesAfter, "limit": parameters21.listMessagesLimit },
  markChatRead: { "id": parameters21.updateChatStatusId },
  markChatUnread: { "id": parameters21.updateChatStatusId },
  listChatNotes: { "id": parameters21.updateChatStatusId, "from": parameters21.listChatNotesFrom, "before": parameters21.listMessagesBefore },
  addChatNote: { "id": parameters21.updateChatStatusId },
  editChatNote: { "id": parameters21.updateChatStatusId, "note": parameters21.editChatNoteNote },
  deleteChatNote: { "id": parameters21.updateChatStatusId, "note": parameters21.editChatNoteNote },
  tellPresence: { "id": parameters21.updateChatStatusId },
  listCannedReplies: { "filter": parameters20.listCannedRepliesFilter, "sort": parameters20.listCannedRepliesSort, "range": parameters20.listChatsRange },
  getReplyFacts: { "client": parameters21.getReplyFactsClient },
  getCannedReply: { "id": parameters21.listChatsOfEmployeeId },
  updateCannedReply: { "id": parameters21.listChatsOfEmployeeId },
  deleteCannedReply: { "id": parameters21.listChatsOfEmployeeId },
  listListings: { "filter": parameters22.listListingsFilter, "sort": parameters22.listListingsSort, "range": parameters22.listListingsRange },
  getListing: { "id": parameters23.getListingId },
  updateListing: { "id": parameters23.getListingId },
  deleteListing: { "id": parameters23.getListingId },
  makeLinksOfListing: { "id": parameters23.getListingId },
  listLinks: { "filter": parameters24.listLinksFilter, "sort": parameters24.listLinksSort, "range": parameters24.listLinksRange, "total": parameters2.listLinksTotal, "fields": parameters24.listLinksFields },
  getLink: { "id": parameters2.listRemarksId },
  updateLink: { "id": parameters2.listRemarksId },
  deleteLink: { "id": parameters2.listRemarksId },
  countLinksOfClient: { "id": parameters2.listRemarksId },
  countLinksByStatus: { "id": parameters2.listRemarksId },
  listLinkBatches: { "user_id": parameters2.listLinkBatchesUserId },
  addLinkBatch: { "id": parameters2.listRemarksId },
  publishLinkBatch: { "id": parameters2.listRemarksId },
  addLinkSheet: { "id": parameters2.listRemarksId },
  stopLinkSheet: { "id": parameters2.listRemarksId },
  listLeftOutLinks: { "id": parameters2.listRemarksId },
  forgetLeftOutLinks: { "id": parameters2.listRemarksId },
  undoLinkBatch: { "id": parameters2.listRemarksId },
  setLinkPhotos: { "id": parameters2.listRemarksId },
  setLinkTier: { "id": parameters2.listRemarksId },
  setLinkStatus: { "id": parameters2.listRemarksId },
  setLinkComments: { "id": parameters2.listRemarksId },
  setLinkNotes: { "id": parameters2.listRemarksId },
  setLinkVisibility: { "id": parameters2.listRemarksId },
  verifyLink: { "id": parameters2.listRemarksId },
  askAvailability: { "id": parameters2.listRemarksId },
  getLinkComparison: { "id": parameters2.listRemarksId },
  postResearchReport: { "id": parameters2.listRemarksId },
  addOtdWorksheet: { "id": parameters2.listRemarksId },
  recordFinalPrice: { "id": parameters2.listRemarksId },
  listLinkEvents: { "id": parameters2.listRemarksId, "before": parameters2.listLinkEventsBefore, "limit": parameters2.listLinkEventsLimit },
  listResearchReports: { "filter": parameters24.listResearchReportsFilter, "sort": parameters24.listResearchReportsSort, "range": parameters24.listLinksRange },
  getResearchReport: { "id": parameters2.listRemarksId },
  listOtdWorksheets: { "filter": parameters24.listOtdWorksheetsFilter, "sort": parameters24.listOtdWorksheetsSort, "range": parameters24.listLinksRange },
  getFeeMedians: { "state": parameters2.getFeeMediansState },
  getOtdWorksheet: { "id": parameters2.listRemarksId },
  getOtdWorksheetPdf: { "id": parameters2.listRemarksId },
  getOtdWorksheetPdfContent: { "id": parameters2.listRemarksId, "token": parameters2.getOtdWorksheetPdfContentToken },
  listDashboardListings: { "filter": parameters19.listDashboardListingsFilter, "sort": parameters19.listDashboardListingsSort, "range": parameters19.listDashboardListingsRange },
  countDashboardListings: { "advisor_id": parameters18.countDashboardListingsAdvisorId },
  getQueue: { "advisor_id": parameters18.countDashboardListingsAdvisorId, "limit": parameters18.getQueueLimit, "with_done": parameters18.getQueueWithDone },
  listUrgentItems: { "advisor_id": parameters18.countDashboardListingsAdvisorId, "user_id": parameters18.listUrgentItemsUserId, "limit": parameters18.listUrgentItemsLimit },
  getStatusTracker: { "id": parameters18.getStatusTrackerId },
  getDashboardListing: { "id": parameters18.getStatusTrackerId },
  listDashboardListingsOfEmployee: { "id": parameters18.getStatusTrackerId, "filter": parameters19.listDashboardListingsOfEmployeeFilter, "sort": parameters19.listDashboardListingsSort, "range": parameters19.listDashboardListingsRange },
  updateStepInProcess: { "id": parameters18.getStatusTrackerId },
  updateNoteStatus: { "id": parameters18.getStatusTrackerId },
  updateReEngageDate: { "id": parameters18.getStatusTrackerId },
  getCustomerTracker: { "id": parameters18.getStatusTrackerId },
  updateCustomerTracker: { "id": parameters18.getStatusTrackerId },
  deleteCustomerTracker: { "id": parameters18.getStatusTrackerId },
  listTrackerChanges: { "id": parameters18.getStatusTrackerId, "before": parameters18.listTrackerChangesBefore, "limit": parameters18.listTrackerChangesLimit },
  updateLastContactDate: { "id": parameters18.getStatusTrackerId },
  getJourneyOfClient: { "id": parameters25.getJourneyOfClientId },
  listTimeline: { "id": parameters25.getJourneyOfClientId, "before": parameters25.listTimelineBefore, "limit": parameters25.listTimelineLimit },
  listNotifications: { "a": parameters26.listNotificationsA, "b": parameters26.listNotificationsB, "before": parameters26.listNotificationsBefore, "limit": parameters26.listNotificationsLimit, "unread": parameters26.listNotificationsUnread },
  countNotifications: { "a": parameters26.listNotificationsA, "b": parameters26.listNotificationsB },
  previewRefundLadder: { "refund_ladder": parameters27.previewRefundLadderRefundLadder },
  changeNotificationDefaults: { "role": parameters28.changeNotificationDefaultsRole },
  saveMailText: { "name": parameters28.saveMailTextName },
  resetMailText: { "name": parameters28.saveMailTextName },
  previewMailText: { "name": parameters28.saveMailTextName },
  sendMailTextTest: { "name": parameters28.saveMailTextName },
  listSupportRequests: { "filter": parameters27.listSupportRequestsFilter, "sort": parameters27.listSupportRequestsSort, "range": parameters27.listSupportRequestsRange },
  getSupportRequest: { "id": parameters28.getSupportRequestId },
  updateSupportRequest: { "id": parameters28.getSupportRequestId },
  deleteSupportRequest: { "id": parameters28.getSupportRequestId },
  setSupportRequestStatus: { "id": parameters28.getSupportRequestId },
  getSupportTimeline: { "id": parameters28.getSupportRequestId },
  answerSupportRequest: { "id": parameters28.getSupportRequestId },
  noteOnSupportRequest: { "id": parameters28.getSupportRequestId },
  listTaxRules: { "filter": parameters27.listTaxRulesFilter, "sort": parameters27.listTaxRulesSort, "range": parameters27.listSupportRequestsRange, "total": parameters28.listTaxRulesTotal, "fields": parameters27.listTaxRulesFields },
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
  listSavedViews: { "list": parameters18.listSavedViewsList },
  countSavedViews: { "list": parameters18.listSavedViewsList },
  groupList: { "list": parameters18.listSavedViewsList, "by": parameters18.groupListBy, "filter": parameters19.groupListFilter },
  updateSavedView: { "id": parameters18.getStatusTrackerId },
  deleteSavedView: { "id": parameters18.getStatusTrackerId },
  listAuditEntries: { "filter": parameters33.listAuditEntriesFilter, "sort": parameters33.listAuditEntriesSort, "range": parameters33.listAuditEntriesRange },
  getAuditEntry: { "id": parameters34.getAuditEntryId },
  listTasks: { "filter": parameters19.listTasksFilter, "sort": parameters19.listTasksSort, "range": parameters19.listDashboardListingsRange },
  getWeek: { "day": parameters18.getWeekDay, "advisor_id": parameters18.countDashboardListingsAdvisorId, "ahead": parameters18.getWeekAhead },
  getTask: { "id": parameters18.getStatusTrackerId },
  updateTask: { "id": parameters18.getStatusTrackerId },
  deleteTask: { "id": parameters18.getStatusTrackerId },
  finishTask: { "id": parameters18.getStatusTrackerId },
  reopenTask: { "id": parameters18.getStatusTrackerId },
  getCalendarFeedContent: { "token": parameters18.getCalendarFeedContentToken },
  listContacts: { "filter": parameters19.listContactsFilter, "sort": parameters19.listContactsSort, "range": parameters19.listDashboardListingsRange },
  getContact: { "id": parameters18.getStatusTrackerId },
  updateContact: { "id": parameters18.getStatusTrackerId },
  deleteContact: { "id": parameters18.getStatusTrackerId },
  listDealers: { "filter": parameters35.listDealersFilter, "sort": parameters35.listDealersSort, "range": parameters35.listDealersRange, "total": parameters36.listDealersTotal, "fields": parameters35.listDealersFields },
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
  readVin: { "vin": parameters2.readVinVin },
  listVehicleMakes: { "filter": parameters24.listVehicleMakesFilter },
  listVehicleModels: { "filter": parameters24.listVehicleModelsFilter },
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
