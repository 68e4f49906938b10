// Written by `npm run generate` from openapi/. Do not edit.
import { isDate } from './support/date.js';
import { textLength as func0 } from './support/text-length.js';
export const updateReEngageDateBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.date_to_re_engage === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "date_to_re_engage"}});
errors++;
}
if(data.date_to_re_engage !== undefined){
let data0 = data.date_to_re_engage;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/date_to_re_engage",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data0 === "string"){
if(func0(data0) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/date_to_re_engage",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(!isDate(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/date_to_re_engage",keyword:"looks",params:{format: "date"}});
errors++;
}
}
}
for(const key0 in data){
if(!["date_to_re_engage"].includes(key0)){
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
