// Written by `npm run generate` from openapi/. Do not edit.
import { isUuid } from './support/uuid.js';
import { validateIdList } from './schemas/IdList.js';
export const assignCasesBody = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ids"}});
errors++;
}
if(data.owner_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner_id"}});
errors++;
}
if(data.ids !== undefined){
if(!validateIdList.call(this, data.ids, {instancePath: instancePath + "/ids"})){
vErrors = vErrors === null ? validateIdList.errors : vErrors.concat(validateIdList.errors);
errors = vErrors.length;
}
}
if(data.owner_id !== undefined){
let data1 = data.owner_id;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/owner_id",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data1 === "string"){
if(!isUuid(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/owner_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
}
for(const key0 in data){
if(!["ids", "owner_id"].includes(key0)){
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
