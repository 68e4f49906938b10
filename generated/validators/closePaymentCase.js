// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
export const closePaymentCaseBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.note === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "note"}});
errors++;
}
if(data.note !== undefined){
let data0 = data.note;
if(typeof data0 === "string"){
if(func0(data0) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"maxLength",params:{limit: 1000}});
errors++;
}
if(func0(data0) < 3){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"minLength",params:{limit: 3}});
errors++;
}
if(!/\S/u.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"filled",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["note"].includes(key0)){
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
