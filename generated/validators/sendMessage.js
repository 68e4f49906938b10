// Written by `npm run generate` from openapi/. Do not edit.
import { isUuid } from './support/uuid.js';
import { textLength as func0 } from './support/text-length.js';
import { validateAttachmentIds } from './schemas/AttachmentIds.js';
export const sendMessageBody = validate0;

const pattern0 = new RegExp("^(21|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.chat_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "chat_id"}});
errors++;
}
if(data.message_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message_id"}});
errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "text"}});
errors++;
}
if(data.chat_id !== undefined){
let data0 = data.chat_id;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 36){
(vErrors ??= []).push({instancePath:instancePath+"/chat_id",keyword:"maxLength",params:{limit: 36}});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/chat_id",keyword:"matches",params:{says: "A chat, or 21 for the desk chat (brief section 9)."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/chat_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/chat_id",keyword:"type",params:{type: "integer"}});
errors++;
}
if(![21].includes(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/chat_id",keyword:"choice",params:{}});
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/chat_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.message_id !== undefined){
let data1 = data.message_id;
if(typeof data1 === "string"){
if(!isUuid(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/message_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/message_id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func0(data2) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.attachment_ids !== undefined){
if(!validateAttachmentIds.call(this, data.attachment_ids, {instancePath: instancePath + "/attachment_ids"})){
vErrors = vErrors === null ? validateAttachmentIds.errors : vErrors.concat(validateAttachmentIds.errors);
errors = vErrors.length;
}
}
if(data.client_id !== undefined){
let data4 = data.client_id;
if(typeof data4 === "string"){
if(!isUuid(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["chat_id", "message_id", "text", "attachment_ids", "client_id"].includes(key0)){
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
