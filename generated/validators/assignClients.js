// Written by `npm run generate` from openapi/. Do not edit.
import { isUuid } from './support/uuid.js';
import { validateIdList } from './schemas/IdList.js';
export const assignClientsBody = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "userId"}});
errors++;
}
if(data.clients === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "clients"}});
errors++;
}
if(data.userId !== undefined){
let data0 = data.userId;
if(typeof data0 === "string"){
if(!isUuid(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/userId",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/userId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.clients !== undefined){
if(!validateIdList.call(this, data.clients, {instancePath: instancePath + "/clients"})){
vErrors = vErrors === null ? validateIdList.errors : vErrors.concat(validateIdList.errors);
errors = vErrors.length;
}
}
for(const key0 in data){
if(!["userId", "clients"].includes(key0)){
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
