// Written by `npm run generate` from openapi/. Do not edit.
import { isUuid } from './support/uuid.js';
export const setUserStatusBody = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["invited", "active", "suspended", "closed"].includes(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"choice",params:{}});
errors++;
}
}
if(data.hand_over_to !== undefined){
let data1 = data.hand_over_to;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/hand_over_to",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data1 === "string"){
if(!isUuid(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/hand_over_to",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
}
for(const key0 in data){
if(!["status", "hand_over_to"].includes(key0)){
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
