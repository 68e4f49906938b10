// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from '../support/text-length.js';
export const validateOptionPreference = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.wish === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "wish"}});
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.wish !== undefined){
let data1 = data.wish;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/wish",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["must", "nice", "never"].includes(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/wish",keyword:"choice",params:{}});
errors++;
}
}
for(const key0 in data){
if(!["name", "wish"].includes(key0)){
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
