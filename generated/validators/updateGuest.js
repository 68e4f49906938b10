// Written by `npm run generate` from openapi/. Do not edit.
import { validateGuestDecisions } from './schemas/GuestDecisions.js';
export const updateGuestBody = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.decides === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "decides"}});
errors++;
}
if(data.decides !== undefined){
if(!validateGuestDecisions.call(this, data.decides, {instancePath: instancePath + "/decides"})){
vErrors = vErrors === null ? validateGuestDecisions.errors : vErrors.concat(validateGuestDecisions.errors);
errors = vErrors.length;
}
}
for(const key0 in data){
if(!["decides"].includes(key0)){
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
