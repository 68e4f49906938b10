// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
export const createHandOverBody = validate0;

const pattern0 = new RegExp("^[A-Za-z0-9.\\-]+(:[0-9]{1,5})?$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.host === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "host"}});
errors++;
}
if(data.host !== undefined){
let data0 = data.host;
if(typeof data0 === "string"){
if(func0(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/host",keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/host",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/host",keyword:"matches",params:{says: "The host to go to."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/host",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["host"].includes(key0)){
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
