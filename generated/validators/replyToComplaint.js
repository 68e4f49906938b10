// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
import { validateAttachmentIds } from './schemas/AttachmentIds.js';
export const replyToComplaintBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "text"}});
errors++;
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func0(data0) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.is_internal !== undefined){
if(typeof data.is_internal !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_internal",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.attachment_ids !== undefined){
if(!validateAttachmentIds.call(this, data.attachment_ids, {instancePath: instancePath + "/attachment_ids"})){
vErrors = vErrors === null ? validateAttachmentIds.errors : vErrors.concat(validateAttachmentIds.errors);
errors = vErrors.length;
}
}
for(const key0 in data){
if(!["text", "is_internal", "attachment_ids"].includes(key0)){
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
