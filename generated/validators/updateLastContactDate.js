// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from './support/bounds.js';
import { isDate } from './support/date.js';
import { textLength as func0 } from './support/text-length.js';
export const updateLastContactDateBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.date_of_last_contact === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "date_of_last_contact"}});
errors++;
}
if(data.date_of_last_contact !== undefined){
let data0 = data.date_of_last_contact;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/date_of_last_contact",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(isBeyond(data0, "until", this, "today")){
(vErrors ??= []).push({instancePath:instancePath+"/date_of_last_contact",keyword:"bounds",params:{says: "This day is in the future."}});
errors++;
}
if(typeof data0 === "string"){
if(func0(data0) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/date_of_last_contact",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(!isDate(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/date_of_last_contact",keyword:"looks",params:{format: "date"}});
errors++;
}
}
}
for(const key0 in data){
if(!["date_of_last_contact"].includes(key0)){
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
