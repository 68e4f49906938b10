// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
export const pickDeliverySlotBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.slot_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "slot_id"}});
errors++;
}
if(data.slot_id !== undefined){
let data0 = data.slot_id;
if(typeof data0 === "string"){
if(func0(data0) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/slot_id",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/slot_id",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/slot_id",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["slot_id"].includes(key0)){
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
