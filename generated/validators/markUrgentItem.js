// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from './support/bounds.js';
import { isDateTime } from './support/date-time.js';
import { isUuid } from './support/uuid.js';
import { textLength as func0 } from './support/text-length.js';
export const markUrgentItemBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if(data.user_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_id"}});
errors++;
}
if(data.target_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "target_id"}});
errors++;
}
if(data.changed_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "changed_at"}});
errors++;
}
if(data.mark === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "mark"}});
errors++;
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["message_waiting", "price_accepted", "contract_differs", "bid_expiring", "bids_in", "complaint_open", "paper_sent", "otd_asked", "research_asked", "checklist_submitted", "checklist_changed", "file_uploaded", "payment_failed", "re_engage_overdue", "re_engage_today", "task_due"].includes(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"choice",params:{}});
errors++;
}
}
if(data.user_id !== undefined){
let data1 = data.user_id;
if(typeof data1 === "string"){
if(!isUuid(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.target_id !== undefined){
let data2 = data.target_id;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/target_id",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data2 === "string"){
if(!isUuid(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/target_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
}
if(data.changed_at !== undefined){
let data3 = data.changed_at;
if(typeof data3 === "string"){
if(func0(data3) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/changed_at",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/changed_at",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/changed_at",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.mark !== undefined){
let data4 = data.mark;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/mark",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["snoozed", "done", "open"].includes(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/mark",keyword:"choice",params:{}});
errors++;
}
}
if(data.snoozed_until !== undefined){
let data5 = data.snoozed_until;
if(isBeyond(data5, "after", this, "now")){
(vErrors ??= []).push({instancePath:instancePath+"/snoozed_until",keyword:"bounds",params:{says: "Choose a time in the future."}});
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/snoozed_until",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/snoozed_until",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/snoozed_until",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["kind", "user_id", "target_id", "changed_at", "mark", "snoozed_until"].includes(key0)){
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
