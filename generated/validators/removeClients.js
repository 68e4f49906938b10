// Written by `npm run generate` from openapi/. Do not edit.
import { validateIdList } from './schemas/IdList.js';
export const removeClientsBody = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.clients === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "clients"}});
errors++;
}
if(data.clients !== undefined){
if(!validateIdList.call(this, data.clients, {instancePath: instancePath + "/clients"})){
vErrors = vErrors === null ? validateIdList.errors : vErrors.concat(validateIdList.errors);
errors = vErrors.length;
}
}
for(const key0 in data){
if(!["clients"].includes(key0)){
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
