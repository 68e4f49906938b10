// Written by `npm run generate` from openapi/. Do not edit.
import { isDateTime } from './support/date-time.js';
import { textLength as func0 } from './support/text-length.js';
import { validateIdList } from './schemas/IdList.js';
export const changeCouponsEndBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ids"}});
errors++;
}
if(data.ends_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ends_at"}});
errors++;
}
if(data.ids !== undefined){
if(!validateIdList.call(this, data.ids, {instancePath: instancePath + "/ids"})){
vErrors = vErrors === null ? validateIdList.errors : vErrors.concat(validateIdList.errors);
errors = vErrors.length;
}
}
if(data.ends_at !== undefined){
let data1 = data.ends_at;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/ends_at",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/ends_at",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/ends_at",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
}
for(const key0 in data){
if(!["ids", "ends_at"].includes(key0)){
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
