// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
import { validateAttachmentIds } from './schemas/AttachmentIds.js';
import { validateContractLines } from './schemas/ContractLines.js';
export const sendDealCheckBody = validate0;

const pattern0 = new RegExp("^[A-Za-z0-9]{0,17}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.vin === undefined){
data.vin = null;
}
if(data.dealer === undefined){
data.dealer = null;
}
if(data.note === undefined){
data.note = null;
}
if(data.lines === undefined){
data.lines = null;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"}});
errors++;
}
if(data.paper === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "paper"}});
errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func0(data0) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 160}});
errors++;
}
if(func0(data0) < 3){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 3}});
errors++;
}
if(!/\S/u.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"filled",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});
errors++;
}
}
let data1 = data.vin;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 17){
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"maxLength",params:{limit: 17}});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"matches",params:{says: "17 letters and digits. We warn you if one looks wrong."}});
errors++;
}
}
let data2 = data.dealer;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/dealer",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/dealer",keyword:"maxLength",params:{limit: 120}});
errors++;
}
}
if(data.paper !== undefined){
let data3 = data.paper;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/paper",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["quote", "contract"].includes(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/paper",keyword:"choice",params:{}});
errors++;
}
}
let data4 = data.note;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
}
if(data.attachment_ids !== undefined){
if(!validateAttachmentIds.call(this, data.attachment_ids, {instancePath: instancePath + "/attachment_ids"})){
vErrors = vErrors === null ? validateAttachmentIds.errors : vErrors.concat(validateAttachmentIds.errors);
errors = vErrors.length;
}
}
let data6 = data.lines;
if(data6 !== null){
if(!validateContractLines.call(this, data6, {instancePath: instancePath + "/lines"})){
vErrors = vErrors === null ? validateContractLines.errors : vErrors.concat(validateContractLines.errors);
errors = vErrors.length;
}
}
for(const key0 in data){
if(!["title", "vin", "dealer", "paper", "note", "attachment_ids", "lines"].includes(key0)){
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
