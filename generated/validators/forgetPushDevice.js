// Written by `npm run generate` from openapi/. Do not edit.
import { isUri } from './support/uri.js';
import { textLength as func0 } from './support/text-length.js';
export const forgetPushDeviceBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endpoint === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "endpoint"}});
errors++;
}
if(data.endpoint !== undefined){
let data0 = data.endpoint;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/endpoint",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
if(!isUri(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/endpoint",keyword:"looks",params:{format: "uri"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/endpoint",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["endpoint"].includes(key0)){
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
