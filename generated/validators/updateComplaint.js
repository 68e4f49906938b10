// Written by `npm run generate` from openapi/. Do not edit.
import { isUuid } from './support/uuid.js';
import { textLength as func0 } from './support/text-length.js';
import { validateAttachmentIds } from './schemas/AttachmentIds.js';
export const updateComplaintBody = validate0;

const pattern0 = new RegExp("^[a-z0-9-]+$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
if(!isUuid(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.subject !== undefined){
let data1 = data.subject;
if(typeof data1 === "string"){
if(func0(data1) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"maxLength",params:{limit: 120}});
errors++;
}
if(func0(data1) < 3){
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"minLength",params:{limit: 3}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.category !== undefined){
let data2 = data.category;
if(typeof data2 === "string"){
if(func0(data2) > 36){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"maxLength",params:{limit: 36}});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"matches",params:{says: "One of the firm’s categories."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.details !== undefined){
let data3 = data.details;
if(typeof data3 === "string"){
if(func0(data3) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/details",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
if(func0(data3) < 10){
(vErrors ??= []).push({instancePath:instancePath+"/details",keyword:"minLength",params:{limit: 10}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/details",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.attachment_ids !== undefined){
if(!validateAttachmentIds.call(this, data.attachment_ids, {instancePath: instancePath + "/attachment_ids"})){
vErrors = vErrors === null ? validateAttachmentIds.errors : vErrors.concat(validateAttachmentIds.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
let data5 = data.version;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
for(const key0 in data){
if(!["user_id", "subject", "category", "details", "attachment_ids", "version"].includes(key0)){
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
