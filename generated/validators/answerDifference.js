// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
export const answerDifferenceBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason === undefined){
data.reason = null;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"}});
errors++;
}
if(data.answer === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "answer"}});
errors++;
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(func0(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.answer !== undefined){
let data1 = data.answer;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/answer",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["ask_to_remove", "accepted"].includes(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/answer",keyword:"choice",params:{}});
errors++;
}
}
let data2 = data.reason;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 500}});
errors++;
}
}
for(const key0 in data){
if(!["key", "answer", "reason"].includes(key0)){
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
