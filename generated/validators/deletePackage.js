// Written by `npm run generate` from openapi/. Do not edit.
import { isUuid } from './support/uuid.js';
export const deletePackageBody = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.move_to !== undefined){
let data0 = data.move_to;
if(typeof data0 === "string"){
if(!isUuid(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/move_to",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/move_to",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["move_to"].includes(key0)){
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
