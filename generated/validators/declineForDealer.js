// Written by `npm run generate` from openapi/. Do not edit.
import { isUuid } from './support/uuid.js';
import { textLength as func0 } from './support/text-length.js';
export const declineForDealerBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason === undefined){
data.reason = null;
}
if(data.dealer_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dealer_id"}});
errors++;
}
if(data.dealer_id !== undefined){
let data0 = data.dealer_id;
if(typeof data0 === "string"){
if(!isUuid(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/dealer_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dealer_id",keyword:"type",params:{type: "string"}});
errors++;
}
}
let data1 = data.reason;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 1000}});
errors++;
}
}
for(const key0 in data){
if(!["dealer_id", "reason"].includes(key0)){
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
