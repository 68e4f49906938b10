// Written by `npm run generate` from openapi/. Do not edit.
import { validateNotificationChoice } from '../schemas/NotificationChoice.js';
export const validateNotificationChoices = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_succeeded !== undefined){
if(!validateNotificationChoice.call(this, data.payment_succeeded, {instancePath: instancePath + "/payment_succeeded"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.payment_failed !== undefined){
if(!validateNotificationChoice.call(this, data.payment_failed, {instancePath: instancePath + "/payment_failed"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.refund_requested !== undefined){
if(!validateNotificationChoice.call(this, data.refund_requested, {instancePath: instancePath + "/refund_requested"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.refund_answered !== undefined){
if(!validateNotificationChoice.call(this, data.refund_answered, {instancePath: instancePath + "/refund_answered"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.payment_case !== undefined){
if(!validateNotificationChoice.call(this, data.payment_case, {instancePath: instancePath + "/payment_case"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.onboarding_resumed !== undefined){
if(!validateNotificationChoice.call(this, data.onboarding_resumed, {instancePath: instancePath + "/onboarding_resumed"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.checklist_submitted !== undefined){
if(!validateNotificationChoice.call(this, data.checklist_submitted, {instancePath: instancePath + "/checklist_submitted"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.checklist_changes_requested !== undefined){
if(!validateNotificationChoice.call(this, data.checklist_changes_requested, {instancePath: instancePath + "/checklist_changes_requested"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.advisor_assigned !== undefined){
if(!validateNotificationChoice.call(this, data.advisor_assigned, {instancePath: instancePath + "/advisor_assigned"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.links_published !== undefined){
if(!validateNotificationChoice.call(this, data.links_published, {instancePath: instancePath + "/links_published"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.link_choice_made !== undefined){
if(!validateNotificationChoice.call(this, data.link_choice_made, {instancePath: instancePath + "/link_choice_made"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.research_posted !== undefined){
if(!validateNotificationChoice.call(this, data.research_posted, {instancePath: instancePath + "/research_posted"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.otd_received !== undefined){
if(!validateNotificationChoice.call(this, data.otd_received, {instancePath: instancePath + "/otd_received"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.otd_accepted !== undefined){
if(!validateNotificationChoice.call(this, data.otd_accepted, {instancePath: instancePath + "/otd_accepted"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.link_unavailable !== undefined){
if(!validateNotificationChoice.call(this, data.link_unavailable, {instancePath: instancePath + "/link_unavailable"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.link_moved !== undefined){
if(!validateNotificationChoice.call(this, data.link_moved, {instancePath: instancePath + "/link_moved"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.message_new !== undefined){
if(!validateNotificationChoice.call(this, data.message_new, {instancePath: instancePath + "/message_new"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.file_shared !== undefined){
if(!validateNotificationChoice.call(this, data.file_shared, {instancePath: instancePath + "/file_shared"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.file_uploaded !== undefined){
if(!validateNotificationChoice.call(this, data.file_uploaded, {instancePath: instancePath + "/file_uploaded"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.complaint_opened !== undefined){
if(!validateNotificationChoice.call(this, data.complaint_opened, {instancePath: instancePath + "/complaint_opened"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.complaint_updated !== undefined){
if(!validateNotificationChoice.call(this, data.complaint_updated, {instancePath: instancePath + "/complaint_updated"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.support_updated !== undefined){
if(!validateNotificationChoice.call(this, data.support_updated, {instancePath: instancePath + "/support_updated"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.re_engage_due !== undefined){
if(!validateNotificationChoice.call(this, data.re_engage_due, {instancePath: instancePath + "/re_engage_due"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.account_suspended !== undefined){
if(!validateNotificationChoice.call(this, data.account_suspended, {instancePath: instancePath + "/account_suspended"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.bid_received !== undefined){
if(!validateNotificationChoice.call(this, data.bid_received, {instancePath: instancePath + "/bid_received"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.bids_due !== undefined){
if(!validateNotificationChoice.call(this, data.bids_due, {instancePath: instancePath + "/bids_due"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.bids_published !== undefined){
if(!validateNotificationChoice.call(this, data.bids_published, {instancePath: instancePath + "/bids_published"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.deal_step !== undefined){
if(!validateNotificationChoice.call(this, data.deal_step, {instancePath: instancePath + "/deal_step"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.deal_client_acted !== undefined){
if(!validateNotificationChoice.call(this, data.deal_client_acted, {instancePath: instancePath + "/deal_client_acted"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.deal_check_sent !== undefined){
if(!validateNotificationChoice.call(this, data.deal_check_sent, {instancePath: instancePath + "/deal_check_sent"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
if(data.deal_check_answered !== undefined){
if(!validateNotificationChoice.call(this, data.deal_check_answered, {instancePath: instancePath + "/deal_check_answered"})){
vErrors = vErrors === null ? validateNotificationChoice.errors : vErrors.concat(validateNotificationChoice.errors);
errors = vErrors.length;
}
}
for(const key0 in data){
if(!["payment_succeeded", "payment_failed", "refund_requested", "refund_answered", "payment_case", "onboarding_resumed", "checklist_submitted", "checklist_changes_requested", "advisor_assigned", "links_published", "link_choice_made", "research_posted", "otd_received", "otd_accepted", "link_unavailable", "link_moved", "message_new", "file_shared", "file_uploaded", "complaint_opened", "complaint_updated", "support_updated", "re_engage_due", "account_suspended", "bid_received", "bids_due", "bids_published", "deal_step", "deal_client_acted", "deal_check_sent", "deal_check_answered"].includes(key0)){
(vErrors ??= []).push({instancePath,keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
