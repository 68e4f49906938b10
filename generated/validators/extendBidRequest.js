// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from './support/bounds.js';
import { isDateTime } from './support/date-time.js';
import { textLength as func0 } from './support/text-length.js';
export const extendBidRequestBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.due_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "due_at"}});
errors++;
}
if(data.due_at !== undefined){
let data0 = data.due_at;
if(isBeyond(data0, "from", this, "now")){
(vErrors ??= []).push({instancePath:instancePath+"/due_at",keyword:"bounds",params:{says: "This time has already passed."}});
errors++;
}
if(typeof data0 === "string"){
if(func0(data0) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/due_at",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/due_at",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/due_at",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["due_at"].includes(key0)){
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
