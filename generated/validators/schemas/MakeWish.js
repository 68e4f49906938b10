// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from '../support/text-length.js';
export const validateMakeWish = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.make === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "make"}});
errors++;
}
if(data.make !== undefined){
let data0 = data.make;
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/make",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/make",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/make",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.model !== undefined){
let data1 = data.model;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/model",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/model",keyword:"maxLength",params:{limit: 80}});
errors++;
}
}
}
if(data.trim !== undefined){
let data2 = data.trim;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/trim",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/trim",keyword:"maxLength",params:{limit: 80}});
errors++;
}
}
}
for(const key0 in data){
if(!["make", "model", "trim"].includes(key0)){
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
