// Written by `npm run generate` from openapi/. Do not edit.
import { isUuid } from './support/uuid.js';
export const mergeDealerBody = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.into_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "into_id"}});
errors++;
}
if(data.into_id !== undefined){
let data0 = data.into_id;
if(typeof data0 === "string"){
if(!isUuid(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/into_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/into_id",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["into_id"].includes(key0)){
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
