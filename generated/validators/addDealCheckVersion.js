// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
import { validateAttachmentIds } from './schemas/AttachmentIds.js';
import { validateContractLines } from './schemas/ContractLines.js';
export const addDealCheckVersionBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.note === undefined){
data.note = null;
}
if(data.lines === undefined){
data.lines = null;
}
if(data.paper === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "paper"}});
errors++;
}
if(data.paper !== undefined){
let data0 = data.paper;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/paper",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["quote", "contract"].includes(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/paper",keyword:"choice",params:{}});
errors++;
}
}
let data1 = data.note;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 2000){
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
let data3 = data.lines;
if(data3 !== null){
if(!validateContractLines.call(this, data3, {instancePath: instancePath + "/lines"})){
vErrors = vErrors === null ? validateContractLines.errors : vErrors.concat(validateContractLines.errors);
errors = vErrors.length;
}
}
for(const key0 in data){
if(!["paper", "note", "attachment_ids", "lines"].includes(key0)){
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
