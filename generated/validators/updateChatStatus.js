// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from './support/bounds.js';
import { isDateTime } from './support/date-time.js';
import { textLength as func0 } from './support/text-length.js';
export const updateChatStatusBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["needs_reply", "waiting_on_client", "snoozed", "resolved"].includes(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"choice",params:{}});
errors++;
}
}
if(data.snoozed_until !== undefined){
let data1 = data.snoozed_until;
if(isBeyond(data1, "after", this, "now")){
(vErrors ??= []).push({instancePath:instancePath+"/snoozed_until",keyword:"bounds",params:{says: "Choose a time in the future."}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/snoozed_until",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data1)){
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
if(!["status", "snoozed_until"].includes(key0)){
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
