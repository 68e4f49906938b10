// Written by `npm run generate` from openapi/. Do not edit.
import { validateIdList } from './schemas/IdList.js';
export const setLinksTierBody = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ids"}});
errors++;
}
if(data.tier === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tier"}});
errors++;
}
if(data.ids !== undefined){
if(!validateIdList.call(this, data.ids, {instancePath: instancePath + "/ids"})){
vErrors = vErrors === null ? validateIdList.errors : vErrors.concat(validateIdList.errors);
errors = vErrors.length;
}
}
if(data.tier !== undefined){
let data1 = data.tier;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tier",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["top_pick", "strong", "alternative", "stretch"].includes(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/tier",keyword:"choice",params:{}});
errors++;
}
}
for(const key0 in data){
if(!["ids", "tier"].includes(key0)){
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
