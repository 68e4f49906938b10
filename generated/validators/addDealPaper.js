// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
export const addDealPaperBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hint === undefined){
data.hint = null;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});
errors++;
}
if(data.by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "by"}});
errors++;
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func0(data0) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 120}});
errors++;
}
if(func0(data0) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!/\S/u.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"filled",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{type: "string"}});
errors++;
}
}
let data1 = data.hint;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/hint",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/hint",keyword:"maxLength",params:{limit: 200}});
errors++;
}
}
if(data.by !== undefined){
let data2 = data.by;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/by",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["client", "advisor", "dealer"].includes(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/by",keyword:"choice",params:{}});
errors++;
}
}
for(const key0 in data){
if(!["label", "hint", "by"].includes(key0)){
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
