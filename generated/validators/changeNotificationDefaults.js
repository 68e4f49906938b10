// Written by `npm run generate` from openapi/. Do not edit.
import { validateNotificationChoices } from './schemas/NotificationChoices.js';
export const changeNotificationDefaultsBody = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.choices === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "choices"}});
errors++;
}
if(data.choices !== undefined){
if(!validateNotificationChoices.call(this, data.choices, {instancePath: instancePath + "/choices"})){
vErrors = vErrors === null ? validateNotificationChoices.errors : vErrors.concat(validateNotificationChoices.errors);
errors = vErrors.length;
}
}
for(const key0 in data){
if(!["choices"].includes(key0)){
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
